import type { Locator } from '@playwright/test';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { expect, test } from '#tests/support/journey.ts';
import { flights, flightsFor } from './pages/flights.page.ts';
import { inDays, open, readerOf } from './pages/reader.ts';
import { searchPanel } from './pages/search.page.ts';

const HEIGHT = 740;
test.use({ viewport: { width: 360, height: HEIGHT }, hasTouch: true, isMobile: true });

const lowerEdge = async (element: Locator): Promise<number> => {
  const box = await element.boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
};

for (const locale of LOCALES)
  test(`the search button and the first fares are on the first screen: ${locale}`, async ({
    page,
  }) => {
    const reader = readerOf(page, locale);
    const { say } = reader;
    await open(reader, '/');
    const button = searchPanel(reader).getByRole('button', { name: say('search-panel.search') });
    expect(await lowerEdge(button)).toBeLessThanOrEqual(HEIGHT);

    await open(reader, flightsFor('SHA', 'TYO', inDays(24)));
    const fares = flights(reader)
      .first()
      .getByRole('button', { name: say('booking-search.showFares') });
    await expect(fares).toBeVisible();
    expect(await lowerEdge(fares)).toBeLessThanOrEqual(HEIGHT);
  });
