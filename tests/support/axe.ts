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
 * What axe finds in the page as it is now: a rule and the elements that break it. The page keeps
 * axe until it is left, and axe looks for details of violations only: a page can be checked at each
 * width and in each colour mode for little.
 * @param places of the only elements to look at, among all of the document
 */
export async function axeFindings(
  page: Page,
  options: RunOptions = {},
  places?: readonly number[],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(SOURCE);
    await page.evaluate(readColoursOnce);
  }
  // The only frames hold e-mails and run no scripts: axe would ask within them in vain.
  const asked: RunOptions = { ...options, resultTypes: ['violations'], iframes: false };
  return page.evaluate(
    async ({ asked, places }) => {
      const all = document.querySelectorAll('*');
      const context = places
        ? { include: places.map((place) => all[place] as HTMLElement) }
        : document;
      const { violations } = await window.axe.run(context, asked);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
    },
    { asked, places },
  );
}

/**
 * Runs in the page. Reading the same few colours again for each element is a third of all the time
 * that axe takes.
 */
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
