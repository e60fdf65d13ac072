import { type Browser, chromium, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '#tests/support/browser.ts';
import { watchPage } from './page-watch.ts';

const SLOWDOWN = 4;

/** A phone, as it is held. */
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGUMENTS });

/** Does something in a new browser, with nothing in its cache and a processor four times slower. */
export async function onSlowPhone<Result>(
  browser: Browser,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPage);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Opens an address, and waits until its page is hydrated. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.hydratedAt !== undefined);
}
