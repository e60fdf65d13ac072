import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '#tests/support/journey.ts';
import { holdRequests } from './pages/held-requests.ts';
import { heading, readerOf } from './pages/reader.ts';

/** Chooses the dark mode in the menu of the top bar. */
async function chooseDark(page: Page): Promise<void> {
  const { say } = readerOf(page);
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: say('shell.preferences') }).click();
  await bar.getByRole('radio', { name: say('shell.colourMode.dark') }).check({ force: true });
}

for (const [device, chosen, expected] of [
  ['dark', undefined, 'dark'],
  ['light', 'dark', 'dark'],
  ['dark', 'light', 'light'],
] as const)
  test(`on a ${device} device with ${chosen ?? 'nothing'} chosen the first paint is ${expected}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.emulateMedia({ colorScheme: device });
    if (chosen) await context.addCookies([{ name: 'colour-mode', value: chosen, url: baseURL }]);
    for (const address of ['/', '/order/flightOrderDetail']) {
      const arrive = await holdRequests(page, '**/*.js');
      await page.goto(address, { waitUntil: 'commit' });
      await expect(heading(readerOf(page))).toBeVisible();
      const root = page.locator('html');
      await expect(root).not.toHaveAttribute('data-hydrated');
      await expect(root).toHaveClass(expected);
      await expect(root).toHaveCSS('color-scheme', expected);
      const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      arrive();
      await hydrated(page);
      await expect(root).toHaveClass(expected);
      await expect(page.locator('body')).toHaveCSS('background-color', paper);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });

test('the mode that is chosen in the menu shows at once, and in the other tabs', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/');
    await hydrated(tab);
  }
  await chooseDark(page);
  for (const tab of [page, other]) await expect(tab.locator('html')).toHaveClass('dark');
});

test('a page to which one goes back is shown in the mode that was chosen since', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/order/flightOrderDetail');
  await hydrated(page);
  await page.goto('/order/flightOrder');
  await hydrated(page);
  await chooseDark(page);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/flightOrderDetail/);
  await expect(page.locator('html')).toHaveClass('dark');
});
