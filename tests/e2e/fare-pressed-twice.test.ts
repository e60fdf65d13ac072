import { expect, test } from '#tests/support/journey.ts';
import { flights, flightsFor, review } from './pages/flights.page.ts';
import { inDays, open, readerOf } from './pages/reader.ts';

test('a fare that is pressed twice is chosen once: one step back are the flights', async ({
  page,
}) => {
  const reader = readerOf(page);
  await open(reader, flightsFor('PVG', 'SIN', inDays(33)));
  const row = flights(reader).first();
  await row.getByRole('button', { name: reader.say('flight-results.showFares') }).click();
  await row.getByRole('link').and(page.locator('[href*="pick="]')).first().dblclick();
  await expect(review(reader)).toBeVisible();
  await page.goBack();
  await expect(flights(reader).first()).toBeVisible();
});
