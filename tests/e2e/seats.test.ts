import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { atProvider, payButton, payByCard } from './pages/payment.page.ts';
import { open, readerOf, tooSmallForFingers } from './pages/reader.ts';
import {
  agreeToTerms,
  chooseFor,
  expectResult,
  freeSeats,
  openSeats,
  seatGrid,
  seatNumbered,
  showList,
  submitSeats,
} from './pages/seats.page.ts';

/**
 * What moves on the page for longer than an eye can see, by the names of its animations or
 * properties.
 */
const movements = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map((one) => ('transitionProperty' in one ? String(one.transitionProperty) : one.id)),
  );

/** Two adults, a child and an infant, whose fare includes standard seats. */
const FAMILY = 'paid-with-infant';
const FATHER = 'Kenji Sato';
const MOTHER = 'Yuki Sato';
const SEATED = 3;

test('seats are chosen by keyboard alone: one Tab stop, arrows, a choice that is confirmed, and nothing that moves', async ({
  page,
  demo,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  const { keyboard } = page;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { orders } = await demo.loadScenario(FAMILY, { page });
  await openSeats(reader, orders[0]!.id);
  await expect(seatGrid(reader)).toBeVisible();
  await expectAccessible();

  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-seat'));
  for (let stop = 0; stop < 40 && !(await focused()); stop += 1) await keyboard.press('Tab');
  const first = await focused();
  expect(first, 'the Tab key comes to the map').toBeTruthy();
  await keyboard.press('Control+End');
  const last = await focused();
  await keyboard.press('Control+Home');
  expect(await focused()).not.toBe(last);
  await keyboard.press('Control+End');
  // from the last row forwards to the first seat that costs nothing
  const isIncluded = (label: string) =>
    label.includes(say('seat-map.noCharge', { cause: 'FARE', list: '' }));
  const included = async () => {
    const seat = page.locator(':focus');
    const free = (await seat.getAttribute('data-state')) === 'FREE';
    return free && isIncluded((await seat.getAttribute('aria-label')) ?? '');
  };
  for (let move = 0; move < 30 && !(await included()); move += 1)
    await keyboard.press(move % 5 === 4 ? 'ArrowUp' : 'ArrowLeft');
  const seat = await focused();
  await keyboard.press('Enter');
  await expect(seatNumbered(reader, seat!)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: seat! }).first()).toBeVisible();
  expect(await movements(page)).toEqual([]);

  const submit = submitSeats(reader, 'NO');
  for (let stop = 0; stop < 60; stop += 1) {
    if (await submit.evaluate((button) => button === document.activeElement)) break;
    await keyboard.press('Tab');
  }
  await keyboard.press('Enter');
  await expectResult(reader, 'ALL');
  await expect(page.getByRole('main')).toContainText(seat!);
  await expectAccessible();
});

test('two preferred seats are chosen in the list, paid at the provider, and one is given back from the booking', async ({
  page,
  demo,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  await page.setViewportSize({ width: 360, height: 740 });
  const { orders } = await demo.loadScenario(FAMILY, { page });
  const { id } = orders[0]!;
  await openSeats(reader, id);
  expect(await tooSmallForFingers(page)).toEqual([]);
  await page.getByRole('button', { name: say('check-in-choose-seat.zoom', { by: 'OUT' }) }).click();
  await page.getByRole('button', { name: say('check-in-choose-seat.together') }).click();
  await expect(seatGrid(reader).locator('[aria-pressed="true"]')).toHaveCount(SEATED);
  await expect(
    page.getByRole('status').filter({ hasText: /: (side by side|the closest)/ }),
  ).toBeVisible();
  await expectAccessible();
  await chooseFor(reader, FATHER);
  await showList(reader);
  await expectAccessible();
  await page
    .getByRole('checkbox', { name: say('seat-map.filter', { filter: 'LEG_ROOM' }) })
    .check();
  const spacious = page
    .getByRole('region', { name: say('seat-map.zone', { zone: 'LEG_SPACE' }) })
    .getByRole('button');
  const number = /\d+[A-K]/.exec((await spacious.first().textContent()) ?? '')?.[0] ?? '';
  await spacious.first().click();
  await chooseFor(reader, MOTHER);
  await spacious.nth(1).click();
  await submitSeats(reader, 'YES').click();
  const missing = say('check-in-choose-seat.missing', { missing: 'TERMS' });
  await expect(page.getByRole('alert').filter({ hasText: missing })).toBeVisible();
  await expectAccessible();
  await agreeToTerms(reader);
  await submitSeats(reader, 'YES').click();

  await expect(page.getByRole('timer')).toHaveText(/^(20:00|19:\d\d)$/);
  await expect(page.getByRole('main')).toContainText(number);
  await expectAccessible();
  const button = payButton(reader);
  await button.click();
  await atProvider(reader);
  await payByCard(reader);
  await expectResult(reader, 'ALL');
  await expect(page.getByRole('main')).toContainText(number);
  await expectAccessible();
  const result = page.url();

  await open(reader, `/order/flightOrderDetail?${new URLSearchParams({ order: id })}`);
  const seats = page.getByRole('region', { name: say('trips-order-detail.seats') });
  await expect(seats).toContainText(number);
  const giveBack = { seat: number, name: FATHER };
  await seats.getByRole('button', { name: say('seat-order.giveBack.of', giveBack) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/CNY/);
  await expectAccessible();
  await dialog.getByRole('button', { name: say('seat-order.giveBack'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(seats).not.toContainText(number);
  await page.goto(result);
  await expectResult(reader, 'SOME');
  await expectAccessible();
});

test('two browsers want the same seat: who is later keeps the rest and is offered the nearest like it', async ({
  page,
  demo,
  anotherVisitor,
  expectAccessible,
}) => {
  const mine = readerOf(page);
  const theirs = readerOf(await anotherVisitor());
  const { orders: own } = await demo.loadScenario(FAMILY, { page });
  const { orders: others } = await demo.loadScenario(FAMILY, { page: theirs.page });
  await openSeats(mine, own[0]!.id);
  await openSeats(theirs, others[0]!.id);
  const rear = freeSeats(mine).and(page.locator('[data-zone="STANDARD"]'));
  const wanted = (await rear.last().getAttribute('data-seat')) ?? '';
  await seatNumbered(mine, wanted).click();
  await chooseFor(mine, FATHER);
  const kept = (await rear.last().getAttribute('data-seat')) ?? '';
  await seatNumbered(mine, kept).click();
  await expect(seatGrid(mine).locator('[aria-pressed="true"]')).toHaveCount(2);

  await seatNumbered(theirs, wanted).click();
  await submitSeats(theirs, 'NO').click();
  await expectResult(theirs, 'ALL');

  await expect(seatNumbered(mine, wanted)).toHaveAttribute('data-state', 'TAKEN', {
    timeout: 5000,
  });
  await expect(seatNumbered(mine, kept)).toHaveAttribute('data-state', 'SELECTED');
  const instead = page.getByRole('alert').getByRole('button');
  await expect(instead).toHaveCount(3);
  await expectAccessible();
  await instead.first().click();
  await submitSeats(mine, 'NO').click();
  await expectResult(mine, 'ALL');
  await expect(page.getByRole('main')).toContainText(kept);
});
