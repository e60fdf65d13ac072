import { LIMITS } from '#schema/codes/base/limits.ts';
import { expect, test } from '#tests/support/journey.ts';
import { answerAsItIs } from './pages/answers.ts';
import {
  alreadyPaid,
  atProvider,
  captureMoney,
  DECLINED_CARD,
  leaveProvider,
  payButton,
  payByCard,
} from './pages/payment.page.ts';
import { heading, open, readerOf } from './pages/reader.ts';
import {
  agreeToTerms,
  chooseFor,
  expectResult,
  freeSeats,
  openSeats,
  seatGrid,
  silenceDepartureControl,
  submitSeats,
} from './pages/seats.page.ts';

test('unpaid seats go back on sale after twenty minutes, and the page says so', async ({
  page,
  demo,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  const { orders } = await demo.loadScenario('paid-with-infant', { page });
  const { id } = orders[0]!;
  await openSeats(reader, id);
  await chooseFor(reader, 'Kenji Sato');
  const seat = freeSeats(reader).and(page.locator('[data-zone="LEG_SPACE"]')).first();
  await seat.click();
  await agreeToTerms(reader);
  await submitSeats(reader, 'YES').click();
  await expect(page.getByRole('timer')).toBeVisible();

  const seated = new URLSearchParams({ order: id, segment: '0' });
  await open(reader, `/checkIn/order-result?${seated}`);
  await expectResult(reader, 'OPEN');
  await expectAccessible();
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
  await payButton(reader).click();
  await atProvider(reader);
  await payByCard(reader, DECLINED_CARD);
  const declined = page.getByRole('alert').filter({ hasText: say('code.DECLINED') });
  await expect(declined).toBeVisible();
  await expectAccessible();
  await payButton(reader).click();
  await atProvider(reader);
  await leaveProvider(reader);
  await expect(alreadyPaid(reader)).toBeVisible();
  await expectAccessible();
  await page.emulateMedia({ colorScheme: 'dark' });
  let pressed = false;
  await captureMoney(page, () => pressed);
  await alreadyPaid(reader).click();
  // not before: the page asks by itself too, and would take the button away
  pressed = true;
  await expect(page.getByText(say('check-in-payment-seat.confirming'))).toBeVisible();
  await expectAccessible();
  await page.emulateMedia({ colorScheme: 'light' });
  await answerAsItIs(page);

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

test('a child has no seat beside its parents where only single ones are left, and the page says so', async ({
  page,
  demo,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  const { orders } = await demo.loadScenario('seats-nearly-gone', { page });
  await openSeats(reader, orders[0]!.id);
  await expect(page.getByText(say('check-in-choose-seat.together.none'))).toBeVisible();
  await expect(
    page.getByRole('button', { name: say('check-in-choose-seat.together') }),
  ).toHaveCount(0);
  await expectAccessible();
  for (const name of ['Yi Tang', 'Bo Tang', 'Lok Tang']) {
    await chooseFor(reader, name);
    await freeSeats(reader).and(page.locator('[data-zone="STANDARD"]')).first().click();
  }
  await submitSeats(reader, 'NO').click();
  await expectResult(reader, 'ALL');
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
  await answerAsItIs(page);
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
