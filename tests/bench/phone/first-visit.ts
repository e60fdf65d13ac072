import type { Browser } from '@playwright/test';
import { awaitAnswer } from './page-watch.ts';
import { onSlowPhone, openHydrated, threadMilliseconds } from './slow-browser.ts';

/** A page, what is touched first on it, and what then shows that the touch was answered. */
export interface Visited {
  readonly name: string;
  readonly address: string;
  readonly touched: string;
  readonly answer: string;
}

/** Milliseconds of a first visit. */
export interface FirstVisit {
  /** From the first byte of the document until the page is hydrated. */
  readonly hydrated: number;
  /**
   * CPU of the main thread until then: other work on the machine makes it less uneven than the
   * time.
   */
  readonly cpu: number;
  /** From the first touch until the frame that answers it. */
  readonly answered: number;
}

/** Opens a page for the first time, and touches it as soon as it is hydrated. */
export const firstVisit = (browser: Browser, { address, touched, answer }: Visited) =>
  onSlowPhone(browser, async (page, devtools): Promise<FirstVisit> => {
    const hydratedAt = await openHydrated(page, address);
    const cpu = await threadMilliseconds(devtools);
    const firstByte = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return (navigation as PerformanceNavigationTiming).responseStart;
    });
    await page.evaluate(awaitAnswer, answer);
    await page.locator(touched).first().tap({ force: true });
    return {
      hydrated: hydratedAt - firstByte,
      cpu,
      answered: await page.evaluate(() => window.answered ?? 0),
    };
  });

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** The medians of several first visits to each page, one page after the other in each round. */
export async function firstVisits(
  browser: Browser,
  pages: readonly Visited[],
  rounds: number,
): Promise<FirstVisit[]> {
  const visits = pages.map((): FirstVisit[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [at, page] of pages.entries()) visits[at]?.push(await firstVisit(browser, page));
  return visits.map((seen) => ({
    hydrated: median(seen.map(({ hydrated }) => hydrated)),
    cpu: median(seen.map(({ cpu }) => cpu)),
    answered: median(seen.map(({ answered }) => answered)),
  }));
}
