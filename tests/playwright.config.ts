import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from './support/browser.ts';

/**
 * Journeys of people in a real browser, against the production build; each worker has a whole
 * system of its own.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../.cache/journeys',
  fullyParallel: true,
  // One more than CI has cores: what a journey waits for leaves them idle, and with two workers all
  // of them took a quarter longer.
  workers: 3,
  // A shared machine may stop for seconds. A test that passes at the second attempt is listed as
  // flaky, which is a fault to look into.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/reports/journeys.json' }]],
  use: {
    launchOptions: { executablePath: await findBrowser(), args: BROWSER_ARGUMENTS },
    // A trace takes a picture of the page at each step: an eighth of all the time. To look into a
    // failure, run it with --trace on.
    trace: 'on-first-retry',
    actionTimeout: 15_000,
  },
});
