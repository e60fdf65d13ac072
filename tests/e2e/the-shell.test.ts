import type { Locator, Page } from '@playwright/test';
import { LOCALES } from '#schema/codes/locales.ts';
import { localePath } from '#web/app/i18n/locale-path.ts';
import { expect, hydrated, test } from '../support/journey.ts';
import { heading, inDays, open, readerOf, switchLanguage } from './pages/reader.ts';
import { choosePlace, searchPanel } from './pages/search.page.ts';

const MOST_STOPS = 40;

/** Presses Tab until something has the focus, as who has no mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

const backgroundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

test('a change of language keeps the page and what was typed', async ({ page }) => {
  const reader = readerOf(page);
  await open(reader, '/');
  await choosePlace(reader, 'from', 'pvg', 'PVG');
  await choosePlace(reader, 'to', 'sapporo', 'CTS');
  for (const locale of ['ja', 'zh-hk', 'en'] as const) {
    await switchLanguage(page, locale);
    await expect(page).toHaveURL(
      new RegExp(`${localePath(locale, '/').replace(/\/$/, '')}/?(\\?|$)`),
    );
    const { say } = readerOf(page, locale);
    const field = searchPanel(readerOf(page, locale));
    await expect(field.getByRole('combobox', { name: say('search-panel.to') })).toHaveValue(/CTS/);
  }
});

test('the chosen colours are there before any script of the page has come', async ({
  page,
  browser,
  baseURL,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  await open(reader, '/');
  await page.getByRole('button', { name: say('shell.preferences') }).click();
  await page.getByRole('radio', { name: say('shell.colourMode.dark') }).check({ force: true });
  await expect(page.locator('html')).toHaveClass(/dark/);

  const storageState = await page.context().storageState();
  const bare = await browser.newContext({
    storageState,
    baseURL: baseURL!,
    javaScriptEnabled: false,
  });
  const withoutScripts = await bare.newPage();
  await withoutScripts.goto('/');
  await expect(withoutScripts.locator('html')).toHaveClass(/dark/);
  await bare.close();

  // As the device has it: known to no server, so the first lines of the document see to it.
  const device = await browser.newContext({ baseURL: baseURL!, colorScheme: 'dark' });
  const early = await device.newPage();
  await early.route('**/*.js', () => undefined);
  await early.goto('/', { waitUntil: 'commit' });
  await expect(early.locator('main')).toBeVisible();
  await expect(early.locator('html')).toHaveClass(/dark/);
  expect(await backgroundOf(early)).toBe('dark');
  await expect(early.locator('html[data-hydrated]')).toHaveCount(0);
  await device.close();
});

test('a search needs no mouse: skip link, airports, calendar, button', async ({
  page,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  const panel = searchPanel(reader);
  await open(reader, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: say('shell.skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  await tabTo(page, panel.getByRole('radio', { name: say('search-panel.roundTrip') }));
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('radio', { name: say('search-panel.oneWay') })).toBeChecked();
  for (const [end, typed, code] of [
    ['from', 'pudong', 'PVG'],
    ['to', 'osaka', 'KIX'],
  ] as const) {
    const field = panel.getByRole('combobox', { name: say(`search-panel.${end}`) });
    await tabTo(page, field);
    await page.keyboard.type(typed);
    await expect(page.getByRole('option').filter({ hasText: code }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(new RegExp(code));
  }
  const departure = panel.getByRole('button', {
    name: new RegExp(`^${say('search-panel.depart')}`),
  });
  await tabTo(page, departure);
  await page.keyboard.press('Enter');
  await expect(page.locator(`[data-day="${inDays(0)}"]`)).toBeFocused();
  await expectAccessible();
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowDown');
  await expect(page.locator(`[data-day="${inDays(21)}"]`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(departure).toBeFocused();
  await tabTo(page, panel.getByRole('button', { name: say('search-panel.search') }));
  await page.keyboard.press('Enter');
  await expect(heading(reader)).toBeFocused();
  await expect(heading(reader)).toHaveText(say('flight-inquiry.title'));
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('an address that leads nowhere says so in three languages, and names itself', async ({
  page,
  cleanConsole,
  expectAccessible,
}) => {
  cleanConsole.expect(/404/);
  for (const locale of LOCALES) {
    const { say } = readerOf(page, locale);
    const address = localePath(locale, '/there-is/no-such-page');
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await hydrated(page);
    await expect(heading(readerOf(page, locale))).toHaveText(say('shell.notFound.title'));
    await expect(page.getByText(address, { exact: true })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectAccessible();
  }
});

test('an address in other letters leads to the one it means', async ({ page }) => {
  for (const [typed, meant] of [
    ['/FlightInquiry', '/flightInquiry'],
    ['/JA/flightinquiry/', '/ja/flightInquiry'],
    [
      '/zh-hk/Order/FlightOrderDetail?reference=ABCDEF',
      '/zh-hk/order/flightOrderDetail?reference=ABCDEF',
    ],
  ] as const) {
    const answer = await page.request.get(typed, { maxRedirects: 0 });
    expect(answer.status(), typed).toBe(301);
    expect(answer.headers().location).toBe(meant);
  }
});

test('paper carries the ticket and nothing of the screen, in light colours', async ({
  page,
  demo,
}) => {
  const reader = readerOf(page);
  const [order] = (await demo.loadScenario('paid-with-infant', { page })).orders;
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(reader, `/order/flightOrderDetail?${new URLSearchParams({ order: order!.id })}`);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByText(order!.bookingReference).first()).toBeVisible();
  await expect(page.getByText(/919-\d{10}/)).toHaveCount(4);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('link', { name: reader.say('order-view.receipt') })).toBeHidden();
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  const [red = 255, green = 255, blue = 255] = ink.match(/[\d.]+/g)?.map(Number) ?? [];
  expect(Math.max(red, green, blue), `${ink} on paper`).toBeLessThan(100);
});
