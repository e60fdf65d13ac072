import { test as base, expect, hydrated } from '#tests/support/journey.ts';
import { type System, startSystem } from '#tests/support/system.ts';

const test = base.extend<object, { system: System }>({
  system: [
    async ({ browserName }, use) => {
      const system = await startSystem({ entry: 'gateway/app/commands/dev.ts' });
      await use(system);
      await system.stop();
      expect(browserName).toBe('chromium');
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

// One start of the development server for all of its pages: it compiles them as they are asked for.
test.describe.configure({ mode: 'default' });

/**
 * React reports what differs only in development, where the server's HTML is rendered from the same
 * sources.
 */
const PAGES = ['/', '/zh-hk/planeWiFi', '/ja/flightStatus', '/flightInquiry'];

for (const path of PAGES)
  test(`in development the server’s HTML of ${path} is what the browser renders`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
