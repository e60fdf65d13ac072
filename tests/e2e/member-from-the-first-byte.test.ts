import type { Page } from '@playwright/test';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { joinClub } from '#tests/support/join-club.ts';
import { expect, hydrated, test } from '#tests/support/journey.ts';
import { localePath } from '#web/app/i18n/locale-path.ts';
import { countShifts, paintedWithoutScripts, tooFarMoved } from './pages/late-scripts.ts';
import { readerOf } from './pages/reader.ts';

const bar = (page: Page) => page.getByRole('banner');

test('pages that the server renders for a member greet her by name, in every language', async ({
  page,
  demo,
  system,
}) => {
  await joinClub(page, demo, system.url);
  for (const locale of LOCALES)
    for (const path of ['/account', '/order/flightOrder', '/flightInquiry', '/']) {
      const { say } = readerOf(page, locale);
      const html = await (await page.request.get(localePath(locale, path))).text();
      const [header = ''] = /<header[\s\S]*?<nav[\s\S]*?<div[^>]*id="site-menu"/.exec(html) ?? [];
      expect(header, path).toContain('>Tai Man<');
      expect(header, path).not.toContain(`>${say('shell.nav.signIn')}<`);
    }
  const stranger = await (await fetch(`${system.url}/flightInquiry`)).text();
  expect(stranger).not.toContain('Tai Man');
});

test('pages that are the same for all visitors greet her before any script has loaded, and nothing moves', async ({
  page,
  demo,
  system,
}) => {
  const { say } = readerOf(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await joinClub(page, demo, system.url);
  await page.goto('/account');
  await hydrated(page);
  await countShifts(page);
  for (const path of ['/planeWiFi', '/carryOnBaggage']) {
    const { release } = await paintedWithoutScripts(page, path);
    const signIn = bar(page).locator('a[data-account]').first();
    expect(await signIn.evaluate((link) => getComputedStyle(link, '::before').content)).toBe(
      '"Tai Man"',
    );
    await expect(bar(page).getByText(say('shell.nav.signIn')).first()).toBeHidden();
    await release();
    await expect(bar(page).getByRole('link', { name: 'Tai Man' })).toBeVisible();
    expect(await tooFarMoved(page)).toEqual([]);
  }
});

test('at the sign-out the name goes from the browser', async ({ page, context, demo, system }) => {
  const { say } = readerOf(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await joinClub(page, demo, system.url);
  await page.goto('/account');
  await hydrated(page);
  const names = async () => (await context.cookies()).map(({ name }) => name);
  await expect.poll(names).toContain('first-name');
  await bar(page)
    .getByRole('button', { name: say('shell.preferences') })
    .click();
  await bar(page)
    .getByRole('button', { name: say('shell.signOut') })
    .click();
  await expect(
    bar(page)
      .getByRole('link', { name: say('shell.nav.signIn') })
      .first(),
  ).toBeVisible();
  expect(await names()).not.toContain('first-name');
  expect(await names()).not.toContain('signed-in');
});
