import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

type Axe = typeof import('axe-core');
interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): Colour;
}

declare global {
  interface Window {
    axe: Axe & { commons: { color: { Color: { prototype: Colour } } } };
  }
}

/** Half as much to compile in each page as `axe.source`. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds in the page as it is now: a rule and the elements that break it. The page keeps axe until it is left, and axe
 * looks for details of violations only: a page can be checked at each width and in each colour mode for little.
 */
export async function axeFindings(page: Page, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(SOURCE);
    await page.evaluate(readColoursOnce);
  }
  return page.evaluate(
    async (asked) => {
      const { violations } = await window.axe.run(document, asked);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
    },
    { ...options, resultTypes: ['violations' as const] },
  );
}

/** Runs in the page. Reading the same few colours again for each element is a third of all the time that axe takes. */
function readColoursOnce(): void {
  const { prototype } = window.axe.commons.color.Color;
  const read = prototype.parseString;
  const known = new Map<string, Pick<Colour, 'r' | 'g' | 'b' | 'alpha'>>();
  prototype.parseString = function parseString(text) {
    const found = known.get(text);
    if (found) return Object.assign(this, found);
    read.call(this, text);
    const { r, g, b, alpha } = this;
    known.set(text, { r, g, b, alpha });
    return this;
  };
}
