import type { Page } from '@playwright/test';
import { BCP47, LOCALE_NAMES, LOCALES, type Locale } from '#schema/codes/base/locales.ts';
import { expect, hydrated, test } from '#tests/support/journey.ts';
import { localePath } from '#web/app/i18n/locale-path.ts';
import { holdRequests } from './pages/held-requests.ts';
import { openOrderSearch } from './pages/order.page.ts';
import { heading, open, readerOf } from './pages/reader.ts';
import { wordsIn } from './pages/words.ts';

/** Chooses a language in the menu of the top bar. */
async function chooseLanguage(page: Page, from: Locale, to: Locale): Promise<void> {
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: wordsIn(from)('shell.preferences') }).click();
  await bar.getByRole('link', { name: LOCALE_NAMES[to] }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', BCP47[to]);
}

test('another language keeps the page, its query and what was typed, and is remembered', async ({
  page,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  await open(reader, '/order/flightOrderDetail?from=mail#main');
  const reference = (locale: Locale) =>
    page.getByRole('textbox', { name: wordsIn(locale)('trips-order-detail.find.reference') });
  await reference('en').fill('K7XQ2M');
  let before: Locale = 'en';
  for (const locale of ['zh-hk', 'ja', 'en'] as const) {
    await chooseLanguage(page, before, locale);
    const { pathname, search, hash } = new URL(page.url());
    expect(pathname + search + hash).toBe(
      localePath(locale, '/order/flightOrderDetail?from=mail#main'),
    );
    await expect(reference(locale)).toHaveValue('K7XQ2M');
    await expect(page).toHaveTitle(new RegExp(wordsIn(locale)('trips-order-detail.find.title')));
    before = locale;
  }
  await chooseLanguage(page, 'en', 'ja');
  await expectAccessible();
  await page.goto('/');
  await expect(page).toHaveURL(/\/ja$/);
  await page.goto('/lounges?from=bookmark');
  await expect(page).toHaveURL(/\/ja\/lounges\?from=bookmark$/);
  await chooseLanguage(page, 'ja', 'en');
  await expect(page).toHaveURL(/[^a]\/lounges\?from=bookmark$/);
});

for (const locale of LOCALES)
  test(`an address that is not there is answered 404 with its path (${locale})`, async ({
    page,
    cleanConsole,
    expectAccessible,
  }) => {
    cleanConsole.expect(/status of 404/);
    const { say } = readerOf(page, locale);
    for (const path of ['/not/there', '/order/flightOrderDetails', '/culture1']) {
      const address = localePath(locale, path);
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(404);
      expect(response?.statusText()).toBe('Not Found');
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('lang', BCP47[locale]);
      await expect(heading(readerOf(page))).toHaveText(say('shell.notFound.title'));
      await expect(page.getByRole('main')).toContainText(address);
      await expect(page).toHaveTitle(new RegExp(say('shell.notFound.title')));
    }
    await expectAccessible();
    await page.getByRole('link', { name: say('shell.error.home') }).click();
    await expect(page).toHaveURL(new RegExp(`${localePath(locale, '/')}$`));
    await expect(heading(readerOf(page))).toBeFocused();
  });

test('English has no prefix, and what is no language is no page', async ({
  page,
  cleanConsole,
}) => {
  cleanConsole.expect(/status of 404/);
  for (const address of ['/en', '/en/order/flightOrderDetail', '/fr', '/zh/flightInquiry'])
    expect((await page.goto(address))?.status(), address).toBe(404);
});

test('an address that is not there loads the texts of the shell, and no page’s', async ({
  page,
  cleanConsole,
}) => {
  cleanConsole.expect(/status of 404/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/nothing');
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-messages', 'shell format');
  const texts = asked.filter((path) => path.endsWith('.json')).map((path) => path.split('.')[0]);
  expect(texts.toSorted()).toEqual(['/assets/shell']);
});

test('an address in another case leads to the one as it is spelled', async ({ page }) => {
  for (const [asked, spelled] of [
    ['/FLIGHTINQUIRY?trip=x', '/flightInquiry?trip=x'],
    ['/ZH-HK/order/FlightOrderDetail', '/zh-hk/order/flightOrderDetail'],
    ['/ja/flightInquiry/', '/ja/flightInquiry'],
    ['/zh-HK', '/zh-hk'],
  ] as const) {
    const answer = await page.request.get(asked, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, spelled]);
  }
  await open(readerOf(page, 'ja'), '/Order/FLIGHTORDERDETAIL');
  await expect(page).toHaveURL(/\/ja\/order\/flightOrderDetail$/);
});

test('the first stop of the Tab key leads past the top bar', async ({ page }) => {
  const { say } = readerOf(page);
  await open(readerOf(page), '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: say('shell.skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('another page gives the focus to its heading; going back does too', async ({ page }) => {
  const reader = readerOf(page);
  const { say } = reader;
  await open(reader, '/');
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: say('shell.nav.manage') }).click();
  await expect(heading(reader)).toHaveText(say('trips-order-detail.find.title'));
  await expect(heading(reader)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(heading(reader)).toBeFocused();
});

test('on paper there is the page without what only a screen needs', async ({ page, demo }) => {
  const { say } = readerOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await openOrderSearch(readerOf(page));
  const { orders } = await demo.loadScenario('paid-with-infant', { page });
  const [order] = orders;
  const query = new URLSearchParams({ order: order?.id ?? '' });
  await open(readerOf(page), `/order/flightOrderDetail?${query}`);
  const screenOnly = [
    page.getByRole('banner'),
    page.getByRole('complementary', { name: say('shell.demo.label') }),
    page.getByRole('navigation'),
  ];
  for (const part of screenOnly) await expect(part.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of screenOnly) for (const one of await part.all()) await expect(one).toBeHidden();
  await expect(page.getByText(order?.bookingReference ?? '').first()).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('the banner of a demonstration is there from the first paint, and nothing moves when scripts come', async ({
  page,
}) => {
  const { say } = readerOf(page);
  for (const address of ['/', '/planeWiFi', '/ja/planeWiFi', '/order/flightOrderDetail']) {
    const arrive = await holdRequests(page, '**/*.js');
    await page.goto(address, { waitUntil: 'commit' });
    const banner = page.getByRole('complementary').filter({ hasText: 'GraphiQL' });
    await expect(banner).toBeVisible();
    const title = heading(readerOf(page));
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(
        ({ sheet }) => sheet,
      ),
    );
    await page.evaluate(() => document.fonts.ready);
    const before = await title.boundingBox();
    arrive();
    await hydrated(page);
    await expect(banner).toBeVisible();
    expect(await title.boundingBox(), address).toEqual(before);
    await page.unrouteAll({ behavior: 'wait' });
  }
  await page.evaluate(() => document.documentElement.setAttribute('data-demo', 'off'));
  await expect(page.getByRole('complementary', { name: say('shell.demo.label') })).toBeHidden();
});
