import type { Browser, Page } from '@playwright/test';
import { onSlowPhone, openHydrated } from './slow-browser.ts';

/** Something that is done on a page. */
export interface Doing {
  readonly name: string;
  readonly address: string;
  /** What is opened before; its tasks do not count. */
  readonly before?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
}

/** Tasks shorter than this are not long (W3C, Long Tasks). */
export const LONG_MILLISECONDS = 50;

/**
 * What is under way on a page ends, as far as it can be seen: frames come in time, and nothing is
 * on its way.
 */
async function atRest(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

const tasksOf = (browser: Browser, { address, before, act }: Doing) =>
  onSlowPhone(browser, async (page) => {
    await openHydrated(page, address);
    await before?.(page);
    await atRest(page);
    const from = await page.evaluate(() => performance.now());
    await act(page);
    await atRest(page);
    return page.evaluate(
      (since) => window.longTasks.filter(({ at }) => at >= since).map(({ took }) => took),
      from,
    );
  });

/**
 * The long tasks of what is done, of the round with the shortest: other work on the machine only
 * makes tasks longer.
 */
export async function fewestLongTasks(
  browser: Browser,
  doing: Doing,
  rounds: number,
): Promise<readonly number[]> {
  const sum = (tasks: readonly number[]) => tasks.reduce((total, took) => total + took, 0);
  let fewest = await tasksOf(browser, doing);
  for (let round = 1; round < rounds && fewest.length > 0; round += 1) {
    const tasks = await tasksOf(browser, doing);
    if (sum(tasks) < sum(fewest)) fewest = tasks;
  }
  return fewest;
}
