import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * What axe finds in the page as it is now: a rule and the elements that break it. The page keeps axe until it is left, and axe
 * looks for details of violations only: a page can be checked at each width and in each colour mode for little.
 */
export async function axeFindings(page: Page, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (asked) => {
      const { violations } = await window.axe.run(document, asked);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
    },
    { ...options, resultTypes: ['violations' as const] },
  );
}
