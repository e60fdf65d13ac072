import type { Locator } from '@playwright/test';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { expect, test } from '#tests/support/journey.ts';
import { flights, flightsFor } from './pages/flights.page.ts';
import { inDays, open, readerOf } from './pages/reader.ts';
import { searchPanel } from './pages/search.page.ts';

const HEIGHT = 740;
test.use({ viewport: { width: 360, height: HEIGHT }, hasTouch: true, isMobile: true });

async function lowerEdge(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
}

/** The calendar's window has all the width of a phone, and its days keep away from the edge. */
const roomBeside = (days: Locator) =>
  days.evaluate((grid) => {
    const content = grid.closest('dialog')?.querySelector('[data-state="open"]') ?? grid;
    const { left, right } = grid.getBoundingClientRect();
    return {
      window: content.getBoundingClientRect().left,
      days: left >= 12 && right <= window.innerWidth - 12,
    };
  });

for (const locale of LOCALES)
  test(`the search button and the first fares are on the first screen: ${locale}`, async ({
    page,
    expectAccessible,
  }) => {
    const reader = readerOf(page, locale);
    const { say } = reader;
    await open(reader, '/');
    const button = searchPanel(reader).getByRole('button', { name: say('search-panel.search') });
    expect(await lowerEdge(button)).toBeLessThanOrEqual(HEIGHT);

    await searchPanel(reader)
      .getByRole('button', { name: new RegExp(`^${say('search-panel.depart')}`) })
      .click();
    const days = page.getByRole('dialog').getByRole('grid').first();
    await expect(days).toBeVisible();
    expect(await roomBeside(days)).toEqual({ window: 0, days: true });
    await expectAccessible();

    await open(reader, flightsFor('SHA', 'TYO', inDays(24)));
    const fares = flights(reader)
      .first()
      .getByRole('button', { name: say('flight-results.showFares') });
    await expect(fares).toBeVisible();
    expect(await lowerEdge(fares)).toBeLessThanOrEqual(HEIGHT);
    await page.getByRole('button', { name: say('flight-results.fold.filters') }).click();
    await expectAccessible();
  });

test.describe('on a screen of a laptop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

  for (const locale of LOCALES)
    test(`the first flight begins above y 500, with days, filters and order: ${locale}`, async ({
      page,
    }) => {
      const reader = readerOf(page, locale);
      await open(reader, flightsFor('SHA', 'TYO', inDays(24)));
      const first = flights(reader).first();
      await expect(first).toBeVisible();
      expect((await first.boundingBox())?.y).toBeLessThan(500);
    });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('flights, prices and the day are shown, and why no fare can be chosen', async ({ page }) => {
    await page.goto(flightsFor('SHA', 'TYO', inDays(24)));
    const { say } = readerOf(page, 'en');
    const first = page.getByRole('article').first();
    await expect(first).toBeVisible();
    await expect(first).toContainText(/CNY\s[\d,]+/);
    await expect(page.getByText(/needs JavaScript/)).toBeVisible();
    // a picture whose code comes later is in the document all the same
    await expect(page.getByRole('figure')).toContainText(/sunrise \d\d:\d\d, sunset \d\d:\d\d/);
    await expect(page.getByText(say('booking-search.loading'))).toHaveCount(0);
  });
});
