import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { expectNoSidewaysScroll, heading, open, type Reader, readerOf } from './pages/reader.ts';

const dialogOf = ({ page, say }: Reader) =>
  page.getByRole('dialog', { name: say('site-search.title') });
const fieldOf = (reader: Reader) =>
  dialogOf(reader).getByRole('combobox', { name: reader.say('site-search.label') });

/** Opens the search with its button, and waits until it has all it needs. */
async function openSearch(reader: Reader): Promise<void> {
  const { page, say } = reader;
  const loaded = page.waitForResponse(/site-index\.json$/);
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('shell.search') })
    .click();
  await loaded;
  await expect(fieldOf(reader)).toBeFocused();
  await expect(dialogOf(reader).getByRole('option').first()).toBeVisible();
}

/** Every request of the page from now on. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

test('the search finds pages, sections and questions without asking the server', async ({
  page,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  await open(reader, '/');
  await openSearch(reader);
  const asked = requestsOf(page);
  await expectAccessible();

  await page.keyboard.type('internet');
  const options = dialogOf(reader).getByRole('option');
  await expect(options).toHaveCount(1);
  await expect(dialogOf(reader).getByRole('status')).toHaveText(
    say('site-search.count', { count: 1 }),
  );
  await expectAccessible();

  await fieldOf(reader).fill('qqqqqq');
  await expect(dialogOf(reader)).toContainText(say('site-search.none', { typed: 'qqqqqq' }));
  await expectAccessible();
  await expect(fieldOf(reader)).not.toHaveAttribute('aria-activedescendant');

  await fieldOf(reader).fill('wifi calls');
  await expect(options).toHaveCount(1);
  expect(asked, 'nothing was asked while looking').toEqual([]);

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/planeWiFi#\w/);
  await expect(dialogOf(reader)).toBeHidden();
  const answer = page.locator('details[open]');
  await expect(answer).toHaveCount(1);
  await expect(answer).toBeInViewport();
});

test('the keyboard opens it, goes through what was found, and leaves it where it was', async ({
  page,
}) => {
  const reader = readerOf(page);
  await open(reader, '/');
  await page.keyboard.press('Control+k');
  await expect(fieldOf(reader)).toBeFocused();
  await page.keyboard.type('wifi');
  const options = dialogOf(reader).getByRole('option');
  const marked = dialogOf(reader).getByRole('option', { selected: true });
  await expect(marked).toHaveCount(1);
  expect(await options.count()).toBeGreaterThan(1);
  const [first = '', second = ''] = await options.allInnerTexts();
  await expect(marked).toHaveText(first, { useInnerText: true });
  await page.keyboard.press('ArrowDown');
  await expect(marked).toHaveText(second, { useInnerText: true });
  await expect(fieldOf(reader)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(marked).toHaveText((await options.allInnerTexts()).at(-1) ?? '', {
    useInnerText: true,
  });
  await page.keyboard.press('Escape');
  await expect(dialogOf(reader)).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
});

test('who presses a result is on its page, with the focus on its heading', async ({ page }) => {
  const reader = readerOf(page);
  await open(reader, '/');
  await openSearch(reader);
  await page.keyboard.type('wi-fi');
  await dialogOf(reader).getByRole('option').first().click();
  await expect(page).toHaveURL(/\/planeWiFi$/);
  await expect(heading(reader)).toBeFocused();
});

test('an airport is found by its city, its code and its name elsewhere, and leads to all about it', async ({
  page,
}) => {
  const reader = readerOf(page);
  await open(reader, '/');
  await openSearch(reader);
  const first = dialogOf(reader).getByRole('option').first();
  for (const typed of ['NRT', 'narita', '成田', 'なりた', 'chengtian']) {
    await fieldOf(reader).fill(typed);
    await expect(first, typed).toHaveAttribute('href', '/guide/airport#NRT');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guide\/airport#NRT$/);
  await expect(page.locator('#NRT')).toBeInViewport();
});

test('a search that could not be loaded says so, and can be tried again', async ({
  page,
  cleanConsole,
  expectAccessible,
}) => {
  cleanConsole.expect(/status of 503/);
  const reader = readerOf(page);
  const { say } = reader;
  await open(reader, '/');
  await page.route('**/site-index.json', (route) => route.fulfill({ status: 503 }));
  await page.keyboard.press('Control+k');
  await expect(dialogOf(reader).getByRole('alert')).toContainText(say('site-search.failed'));
  await expectAccessible();
  await page.unroute('**/site-index.json');
  await dialogOf(reader)
    .getByRole('button', { name: say('site-search.again') })
    .click();
  await expect(dialogOf(reader).getByRole('option').first()).toBeVisible();
});

test.describe('スマートフォンで', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('サイト内を日本語で検索する', async ({ page, expectAccessible }) => {
    const reader = readerOf(page, 'ja');
    await open(reader, '/');
    await openSearch(reader);
    const asked = requestsOf(page);
    for (const typed of ['わいふぁい', 'ﾜｲﾌｧｲ', 'ｗｉｆｉ', 'Wi-Fi']) {
      await fieldOf(reader).fill(typed);
      const first = dialogOf(reader).getByRole('option').first();
      await expect(first, typed).toHaveAttribute('href', /^\/ja\/planeWiFi/);
    }
    expect(asked).toEqual([]);
    await expectAccessible();
    await expectNoSidewaysScroll(page);
    await dialogOf(reader).getByRole('option').first().tap();
    await expect(page).toHaveURL(/\/ja\/planeWiFi/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button that would do nothing', async ({ page, cleanConsole }) => {
    cleanConsole.expect(/preloaded using link preload/);
    const { say } = readerOf(page);
    await page.goto('/');
    await expect(page.getByRole('banner')).toBeVisible();
    const button = page.getByRole('banner').getByText(say('shell.search'), { exact: true });
    await expect(button).toHaveCount(1);
    await expect(button).toBeHidden();
    await expect(page.getByText(say('search-panel.chooseDate')).first()).toBeHidden();
    await expect(page.getByLabel(say('search-panel.depart'), { exact: true })).toBeVisible();

    await page.goto('/login');
    const account = page.getByRole('main').getByRole('textbox').first();
    await account.fill('anna@example.com');
    await account.press('Enter');
    await page.getByRole('main').locator('button[type=submit]').first().click();
    await expect(page).toHaveURL(/\/login$/);
  });
});
