import type { Page } from '@playwright/test';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { expect, test } from '#tests/support/journey.ts';
import { atProvider, payButton, payByCard } from './pages/payment.page.ts';
import { heading, open, readerOf, tooSmallForFingers } from './pages/reader.ts';
import {
  agreeToTerms,
  chooseFor,
  expectResult,
  freeSeats,
  GRAPHQL,
  openSeats,
  seatGrid,
  seatNumbered,
  showList,
  silenceDepartureControl,
  submitSeats,
} from './pages/seats.page.ts';

/** What moves on the page for longer than an eye can see, by the names of its animations or properties. */
const movements = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map((one) => ('transitionProperty' in one ? String(one.transitionProperty) : one.id)),
  );

/** Two adults, a child and an infant, whose fare includes standard seats. */
const FAMILY = 'paid-with-infant';
const FATHER = 'SATO/KENJI';
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
    await keyboard.press('Shift+Tab');
  }
  await keyboard.press('Enter');
  await expectResult(reader, 'ALL');
  await expect(page.getByRole('main')).toContainText(seat!);
  await expectAccessible();
});

test('a preferred seat is chosen in the list, paid at the provider, and is in the booking', async ({
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
  await page.getByRole('button', { name: say('check-in-choose-seat.together') }).click();
  await expect(seatGrid(reader).locator('[aria-pressed="true"]')).toHaveCount(SEATED);
  await expectAccessible();
  await chooseFor(reader, FATHER);
  await showList(reader);
  await page
    .getByRole('checkbox', { name: say('seat-map.filter', { filter: 'LEG_ROOM' }) })
    .check();
  const seat = page
    .getByRole('region', { name: say('seat-map.zone', { zone: 'LEG_SPACE' }) })
    .getByRole('button')
    .first();
  const number = /\d+[A-K]/.exec((await seat.textContent()) ?? '')?.[0] ?? '';
  await seat.click();
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

  await open(reader, `/order/flightOrderDetail?${new URLSearchParams({ order: id })}`);
  const seats = page.getByRole('region', { name: say('trips-order-detail.seats') });
  await expect(seats).toContainText(number);
  const giveBack = { seat: number, name: FATHER };
  await seats.getByRole('button', { name: say('seat-order.giveBack.of', giveBack) }).click();
  await expect(page.getByRole('dialog')).toContainText(/CNY/);
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

test('unpaid seats go back on sale after twenty minutes, and the page says so', async ({
  page,
  demo,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  const { orders } = await demo.loadScenario(FAMILY, { page });
  const { id } = orders[0]!;
  await openSeats(reader, id);
  await chooseFor(reader, FATHER);
  const seat = freeSeats(reader).and(page.locator('[data-zone="LEG_SPACE"]')).first();
  await seat.click();
  await agreeToTerms(reader);
  await submitSeats(reader, 'YES').click();
  await expect(page.getByRole('timer')).toBeVisible();

  // until then nothing else can be done with seats of this flight
  await openSeats(reader, id);
  const pay = page.getByRole('link', { name: /CNY/ });
  await expect(pay).toBeVisible();
  await expect(page.getByRole('button', { name: say('seat-order.cancel') })).toBeVisible();
  await expect(seatGrid(reader)).toHaveCount(0);
  await expectAccessible();
  await pay.click();
  await expect(heading(reader)).toHaveText(say('check-in-payment-seat.title'));
  await expect(page.getByRole('timer')).toBeVisible();

  await demo.advanceClock(LIMITS.seatHoldMinutes);
  await page.reload();
  await expectResult(reader, 'NONE');
  await expect(page.getByRole('main')).toContainText(
    say('check-in-order-result.state', { state: 'LOST', cause: 'PAYMENT_WINDOW' }),
  );
  await expectAccessible();
  await page
    .getByRole('link', { name: say('check-in-order-result.again', { outcome: 'NONE' }) })
    .click();
  await expect(seatGrid(reader)).toBeVisible();
});

test('seats of the fare are chosen before payment, and are held for as long as the page says', async ({
  page,
  demo,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  const { orders } = await demo.loadScenario('one-pending-payment', { page });
  await open(reader, `/flightInquiry/payment?${new URLSearchParams({ order: orders[0]!.id })}`);
  const seats = page.getByRole('region', { name: say('booking-payment.seats') });
  await silenceDepartureControl(page);
  await seats.getByRole('link').click();
  const silent = say('code.DEPARTURE_CONTROL_UNAVAILABLE');
  await expect(page.getByRole('alert').filter({ hasText: silent })).toBeVisible();
  await expectAccessible();
  await page.unroute(GRAPHQL);
  await page.getByRole('button', { name: say('shell.error.retry') }).click();
  await expect(seatGrid(reader)).toBeVisible();
  await expect(freeSeats(reader).and(page.locator('[data-zone="EXIT_ROW"]'))).toHaveCount(0);
  const seat = freeSeats(reader).first();
  const number = (await seat.getAttribute('data-seat')) ?? '';
  await seat.click();
  await submitSeats(reader, 'NO').click();
  await expectResult(reader, 'HELD');
  await expectAccessible();
  await page.getByRole('link', { name: say('check-in-order-result.pay') }).click();
  await expect(heading(reader)).toHaveText(say('booking-payment.heading'));
  await expect(seats).toContainText(number);
  await expectAccessible();
});
