import type { Browser, Page } from '@playwright/test';
import { addDays } from '#schema/rules/base/local-date.ts';
import { readerOf } from '#tests/e2e/pages/reader.ts';
import { chooseDay, choosePlace, chooseTrip, searchPanel } from '#tests/e2e/pages/search.page.ts';
import { awaitAnswer } from './page-watch.ts';
import { onSlowPhone, openHydrated } from './slow-browser.ts';

/** A slow phone network: 1.6 Mbit/s down, 750 kbit/s up, 150 ms to the server and back. */
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

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
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    await openHydrated(page, address);
    await fill(page);
    await page.waitForTimeout(LOOK_MILLISECONDS);
    await page.evaluate(awaitAnswer, 'article button[aria-expanded]');
    await tapped(page).tap();
    return page.evaluate(() => window.answered ?? 0);
  });
