import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type Demo, demoControls } from './demo.ts';
import { type System, startSystem } from './system.ts';

interface JourneyFixtures {
  demo: Demo;
  /** Everything that the browser's console said, which must stay empty. */
  consoleLines: string[];
  /** Demands that axe finds nothing on the page as it is. */
  expectAccessible(page?: Page): Promise<void>;
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A test of a person's way through the site: its worker has a whole system, and the console has to stay clean. */
export const test = base.extend<JourneyFixtures, { system: System }>({
  system: [
    async ({ browserName }, use) => {
      const system = await startSystem();
      await use(system);
      await system.stop();
      expect(browserName).toBe('chromium');
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ system }, use) => use(system.url),
  demo: async ({ system }, use) => {
    const demo = demoControls(system.url);
    await use(demo);
    await demo.resetClock();
  },
  consoleLines: [
    async ({ page }, use) => {
      const lines: string[] = [];
      watchConsole(page, lines);
      await use(lines);
      expect(lines, 'the console stays clean').toEqual([]);
    },
    { auto: true },
  ],
  expectAccessible: async ({ page }, use) =>
    use(async (other = page) => {
      const { violations } = await new AxeBuilder({ page: other }).withTags(RULES).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join()}`);
      expect(found, 'axe finds nothing').toEqual([]);
    }),
});

function watchConsole(page: Page, lines: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) lines.push(message.text());
  });
  page.on('pageerror', (fault) => lines.push(fault.message));
}

/** A server-rendered page takes no typing before React has it. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor();
}

export { expect };
