import type { Locator } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { expectNoSidewaysScroll, open, type Reader, readerOf } from './pages/reader.ts';

const sectionOf = ({ page, say }: Reader): Locator =>
  page.getByRole('region', { name: say('home.routes') });

/** Scrolls to the section, with which its choices and the globe are loaded. */
async function openChoices(reader: Reader): Promise<Locator> {
  await open(reader, '/');
  const section = sectionOf(reader);
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('radio').first()).toBeAttached();
  return section;
}

/** The prices of the lines in view, in yuan. */
async function pricesIn(section: Locator): Promise<number[]> {
  const lines = await section.getByRole('listitem').getByText(/CNY/).allInnerTexts();
  return lines.flatMap((line) => {
    const [, amount] = /CNY\s([\d,]+)/.exec(line) ?? [];
    return amount ? [Number(amount.replaceAll(',', ''))] : [];
  });
}

test('a traveller with a budget and a month sees where to go, and goes on to the flights', async ({
  page,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const section = await openChoices(reader);
  await expect(section.locator('canvas')).toBeVisible();

  await section.getByRole('radio', { name: /2,000/ }).check();
  const month = section.getByRole('radio').nth(7);
  await month.check();
  await expect(section.getByRole('status')).toHaveText(/\d+ cit.+ CNY\s2,000 in \w+ \d{4}/);
  const prices = await pricesIn(section);
  expect(prices.length).toBeGreaterThan(3);
  expect(Math.max(...prices)).toBeLessThanOrEqual(2_000);
  await expectAccessible();

  await section.getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/flightInquiry\?trip=round-trip&from=PVG/);
});

test('the list is all there is to read: the globe says nothing and takes no focus', async ({
  page,
}) => {
  const section = await openChoices(readerOf(page));
  const canvas = section.locator('canvas');
  await expect(canvas).toBeVisible();
  await expect(page.getByRole('img').and(canvas)).toHaveCount(0);
  await expectNoSidewaysScroll(page);
});

/** Moves the mouse over the globe, from its middle outwards, until it is on what leads on. */
async function pointAtTarget({ page }: Reader, canvas: Locator): Promise<void> {
  const box = await canvas.boundingBox();
  if (!box) throw new Error('the globe is not shown');
  // as near as an aircraft reaches, so that none is missed
  const STEP = 24;
  const offsets = Array.from({ length: Math.floor(box.width / STEP) }, (_, i) => i * STEP);
  const middle = box.width / 2;
  const points = offsets
    .flatMap((x) => offsets.map((y) => ({ x, y, far: Math.hypot(x - middle, y - middle) })))
    .toSorted((one, other) => one.far - other.far);
  for (const { x, y } of points) {
    await page.mouse.move(box.x + x, box.y + y);
    if ((await canvas.evaluate((element) => element.style.cursor)) === 'pointer') return;
  }
  throw new Error('nothing on the globe leads on');
}

test('an aircraft on the globe is pressed with the mouse, and its flight opens', async ({
  page,
}) => {
  const reader = readerOf(page);
  await open(reader, '/flightStatus');
  const canvas = page.getByRole('main').locator('canvas');
  await canvas.scrollIntoViewIfNeeded();
  await expect(canvas).toBeVisible();
  await pointAtTarget(reader, canvas);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(/\/flightStatus\/details\?flight=MG\d+/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the recommended fares are there, and nothing to choose that would not work', async ({
    page,
  }) => {
    await page.goto('/');
    const section = page.getByRole('region', { name: 'Where can you go?' });
    await expect(section.getByRole('link').first()).toBeVisible();
    await expect(section.getByRole('radio')).toHaveCount(0);
  });
});
