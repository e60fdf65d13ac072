import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '#tests/support/browser.ts';
import { watchPage } from './page-watch.ts';

const SLOWDOWN = 4;

/** A phone, as it is held. */
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGUMENTS });

/** A slow phone network: 1.6 Mbit/s down, 750 kbit/s up, 150 ms to the server and back. */
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** From here on, a page has a slow network. */
export async function onSlowNetwork(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
}

/** Does something in a new browser, with nothing in its cache and a processor four times slower. */
export async function onSlowPhone<Result>(
  browser: Browser,
  use: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPage);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    // the thread's time is counted from here
    await devtools.send('Performance.enable');
    return await use(page, devtools);
  } finally {
    await context.close();
  }
}

/**
 * Opens an address, and waits until its page is hydrated. The page tells it: to be asked in each
 * frame cost it a sixth of its time.
 * @returns when, on the page's clock
 */
export async function openHydrated(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  return page.evaluate(() => window.hydratedAt);
}

/** Milliseconds of CPU that the main thread of a page has used so far. */
export async function threadMilliseconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0) * 1000;
}
