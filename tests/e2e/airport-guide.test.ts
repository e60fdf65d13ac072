import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '#tests/support/journey.ts';
import { countShifts, tooFarMoved } from './pages/late-scripts.ts';
import { open, readerOf } from './pages/reader.ts';

const entry = (page: Page, code: string) => page.locator(`details:has(> #${code})`);
const shown = (page: Page) => page.locator('main details:visible').count();

test('an airport is found by kana, unfolds, and can be shared by its address', async ({
  page,
  expectAccessible,
}) => {
  const reader = readerOf(page, 'ja');
  await open(reader, '/guide/airport');
  const all = await shown(page);
  expect(all).toBeGreaterThanOrEqual(40);

  const field = page.getByLabel(reader.say('information-airport.search'));
  await field.fill('なりた');
  await expect(entry(page, 'NRT')).toHaveAttribute('open', '');
  await expect.poll(() => shown(page)).toBe(1);
  await expect(entry(page, 'NRT')).toContainText('成田エクスプレス');
  await expect(page).toHaveURL(/\/ja\/guide\/airport#NRT$/);
  await expectAccessible();

  await field.fill('ここではない');
  await expect(page.getByText(reader.say('information-airport.noneHint'))).toBeVisible();
  await expectAccessible();
  await field.fill('');
  await expect.poll(() => shown(page)).toBe(all);

  await page.reload();
  await hydrated(page);
  await expect(entry(page, 'NRT')).toHaveAttribute('open', '');
  await expect(entry(page, 'NRT')).toBeInViewport();
});

for (const width of [390, 1280])
  test(`an airport in the address is unfolded before the page is seen, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await countShifts(page);
    await page.goto('/guide/airport#NRT');
    await hydrated(page);
    await expect(entry(page, 'NRT')).toBeInViewport();
    expect(await tooFarMoved(page)).toEqual([]);
  });

test('a country, a city’s code or a slip of the finger narrow the list as well', async ({
  page,
}) => {
  const reader = readerOf(page);
  await open(reader, '/guide/airport');
  const field = page.getByLabel(reader.say('information-airport.search'));
  for (const [typed, codes] of [
    ['japan', ['NRT', 'HND', 'KIX', 'CTS']],
    ['tyo', ['NRT', 'HND']],
    ['helsnki', ['HEL']],
  ] as const) {
    await field.fill(typed);
    await expect.poll(() => shown(page), typed).toBeLessThan(10);
    for (const code of codes) await expect(entry(page, code), typed).toBeVisible();
    await expect(entry(page, 'PVG')).toBeHidden();
  }
});

test('a dot of the map leads to its airport', async ({ page }) => {
  await open(readerOf(page), '/guide/airport');
  await page.locator('a[href$="#SIN"]').click();
  await expect(entry(page, 'SIN')).toHaveAttribute('open', '');
  await expect(entry(page, 'SIN')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all airports can be read, and an address unfolds its own', async ({ page }) => {
    await page.goto('/guide/airport#HKG');
    expect(await page.locator('main details').count()).toBeGreaterThanOrEqual(40);
    await expect(page.getByLabel('Find an airport')).toBeHidden();
    await expect(entry(page, 'HKG').getByText('Airport Express')).toBeVisible();
    await entry(page, 'PVG').locator('summary').click();
    await expect(entry(page, 'PVG').getByText('Shanghai Maglev')).toBeVisible();
  });
});
