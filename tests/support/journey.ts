import { test as base, expect, type Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { type Demo, demoControls } from './demo.ts';
import { type System, startSystem } from './system.ts';

/** Everything that the browsers' consoles said, which must stay empty. */
interface Console {
  /**
   * Says that lines like this belong to the journey: a page that is not there, a server that is
   * away.
   */
  expect(line: RegExp): void;
  watch(page: Page): void;
}

interface JourneyFixtures {
  demo: Demo;
  cleanConsole: Console;
  /** Another visitor, with a browser of their own. */
  anotherVisitor(): Promise<Page>;
  /** Demands that axe finds nothing on the page as it is. */
  expectAccessible(page?: Page): Promise<void>;
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * A test of a person's way through the site: its worker has a whole system, and the console has to
 * stay clean.
 */
export const test = base.extend<JourneyFixtures, { system: System }>({
  system: [
    async ({ browserName }, use) => {
      const system = await startSystem();
      await use(system);
      await system.stop();
      expect(browserName).toBe('chromium');
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ system }, use) => use(system.url),
  demo: async ({ system }, use) => {
    const demo = demoControls(system.url);
    await use(demo);
    await demo.reset();
  },
  cleanConsole: [
    async ({ page }, use) => {
      const lines: string[] = [];
      const expected: RegExp[] = [];
      const watch = (watched: Page) => watchConsole(watched, lines);
      watch(page);
      await use({ watch, expect: (line) => expected.push(line) });
      const surprising = lines.filter((line) => !expected.some((one) => one.test(line)));
      expect(surprising, 'the console stays clean').toEqual([]);
    },
    { auto: true },
  ],
  anotherVisitor: async ({ browser, baseURL, cleanConsole }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async () => {
      const context = await browser.newContext(baseURL ? { baseURL } : {});
      contexts.push(context);
      const page = await context.newPage();
      cleanConsole.watch(page);
      return page;
    });
    for (const context of contexts) await context.close();
  },
  expectAccessible: async ({ page }, use) =>
    use(async (other = page) => {
      await settled(other);
      const found = await axeFindings(other, { runOnly: RULES });
      expect(found, `axe finds nothing at ${other.url()}`).toEqual([]);
    }),
});

/**
 * The browser warns of a page that was loaded ahead and not opened. That is no fault: the user
 * went elsewhere.
 */
const LOADED_AHEAD = /was preloaded using link preload but not used/;

function watchConsole(page: Page, lines: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !LOADED_AHEAD.test(message.text()))
      lines.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (fault) => lines.push(fault.message));
}

/**
 * Colours on their way from one to another are neither. In what is folded an animation has no end:
 * a trace of the test starts some there.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect }) =>
          Number.isFinite(Number(effect?.getComputedTiming().endTime)) &&
          effect instanceof KeyframeEffect &&
          effect.target?.checkVisibility(),
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** A server-rendered page takes no typing before React has it. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor();
}

export { expect };
