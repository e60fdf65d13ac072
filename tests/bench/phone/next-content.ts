import type { Browser, Page } from '@playwright/test';
import { addDays } from '#schema/rules/base/local-date.ts';
import { readerOf } from '#tests/e2e/pages/reader.ts';
import { chooseDay, choosePlace, chooseTrip, searchPanel } from '#tests/e2e/pages/search.page.ts';
import { awaitAnswer } from './page-watch.ts';
import { onSlowNetwork, onSlowPhone, openHydrated } from './slow-browser.ts';

/** How long a traveller looks at what was typed, before the tap. */
const LOOK_MILLISECONDS = 3000;

/** A search that is filled in, and what is tapped then. */
export interface FilledSearch {
  readonly address: string;
  readonly fill: (page: Page) => Promise<void>;
  readonly tapped: (page: Page) => ReturnType<Page['getByRole']>;
}

const inWeeks = () => addDays(new Date().toISOString().slice(0, 10), 30);

export const ourSearch = (url: string): FilledSearch => ({
  address: url,
  async fill(page) {
    const reader = readerOf(page, 'en');
    await chooseTrip(reader, 'ONE_WAY');
    await choosePlace(reader, 'from', 'Shanghai', 'PVG');
    await choosePlace(reader, 'to', 'Hong Kong', 'HKG');
    await chooseDay(reader, inWeeks());
  },
  tapped(page) {
    const reader = readerOf(page, 'en');
    return searchPanel(reader).getByRole('button', { name: reader.say('search-panel.search') });
  },
});

export const usualSearch = (url: string): FilledSearch => ({
  address: url,
  fill: (page) => page.locator('input[type="date"]').fill(inWeeks()),
  tapped: (page) => page.getByRole('link', { name: 'Search' }),
});

/** Milliseconds from the tap on a search to the frame that shows its flights. */
export const nextContent = (browser: Browser, { address, fill, tapped }: FilledSearch) =>
  onSlowPhone(browser, async (page, devtools): Promise<number> => {
    await onSlowNetwork(devtools);
    await openHydrated(page, address);
    await fill(page);
    await page.waitForTimeout(LOOK_MILLISECONDS);
    await page.evaluate(awaitAnswer, 'article button[aria-expanded]');
    await tapped(page).tap();
    return page.evaluate(() => window.answered ?? 0);
  });
