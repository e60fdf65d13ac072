import type { Page, Response } from '@playwright/test';
import { hydrated } from '#tests/support/journey.ts';
import { holdRequests } from './held-requests.ts';

/**
 * How far a page may move while it loads: a fifth of what counts as good (Core Web Vitals, 0.1).
 */
export const MOST_SHIFT = 0.02;

interface Watched extends Window {
  shifts?: string[];
  shifted?: number;
}
type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Runs in the page, before anything of it is there. */
function watchShifts() {
  const watched: Watched = window;
  watched.shifts = [];
  watched.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      watched.shifted = (watched.shifted ?? 0) + entry.value;
      const moved = entry.sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) ?? '');
      watched.shifts?.push(`${entry.value.toFixed(3)} ${moved.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Each page that is opened from here on counts how far it moves. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(watchShifts);
}

/**
 * Opens a page, and shows it as it is before any script has loaded; `release` lets them load, and
 * waits until it is hydrated. The route stays: a script that was requested while it was removed
 * never came, in 2 of 560 loads.
 */
export async function paintedWithoutScripts(page: Page, address: string) {
  const letThrough = await holdRequests(page, '**/assets/*.js');
  const response = await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const release = async () => {
    letThrough();
    await hydrated(page);
  };
  return { response, release };
}

/** Opens a page whose scripts come after it has been seen, as on a slow connection. */
export async function gotoWithLateScripts(page: Page, address: string): Promise<Response | null> {
  const { response, release } = await paintedWithoutScripts(page, address);
  await release();
  return response;
}

/**
 * What moved, and how far, where it is more than a page may; a page may still load parts of itself.
 */
export async function tooFarMoved(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle', { timeout: 2000 }).catch(() => undefined);
  const { shifts, shifted } = await page.evaluate(() => {
    const { shifts = [], shifted = 0 }: Watched = window;
    return { shifts, shifted };
  });
  return shifted > MOST_SHIFT ? shifts : [];
}
