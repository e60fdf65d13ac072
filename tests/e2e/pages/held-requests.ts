import type { Page } from '@playwright/test';

/**
 * Holds what a page asks for from here on, so that a test sees the page without it.
 * @param addresses a pattern of Playwright's
 * @returns what lets the requests through, those held and those to come
 */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
