import type { Page } from '@playwright/test';
import { PURSE } from '#gateway/scenarios/sets/members.scenarios.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { expect, test } from '#tests/support/journey.ts';
import { coveredFields } from './covered-fields.ts';
import { signInAgain } from './pages/account.page.ts';
import { buyExtras } from './pages/extras.page.ts';
import {
  atProvider,
  expectBooked,
  fillCard,
  openPayment,
  payByCard,
} from './pages/payment.page.ts';
import { heading, open, readerOf, tooSmallForFingers } from './pages/reader.ts';
import {
  agreeToTerms,
  expectResult,
  freeSeats,
  openSeats,
  submitSeats,
} from './pages/seats.page.ts';

/** The form for points is typed in with nothing on top of it, on a wide screen and on a phone. */
async function expectUncovered(page: Page) {
  const before = page.viewportSize();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await coveredFields(page), `${width} pixels`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

const WIFI = { name: 'Wi-Fi on one flight', points: 98 };

test('a member pays a flight and a preferred seat partly with points, and extras with points alone', async ({
  page,
  demo,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  const main = page.getByRole('main');
  const usePoints = main.getByRole('radio', { name: say('pay-method.points') });
  const count = main.getByLabel(say('points-payment.count'), { exact: true });
  const password = main.getByLabel(say('points-payment.password'), { exact: true });
  const { orders, memberId } = await demo.loadScenario('points-to-spend', { page });

  await openPayment(reader, orders[0]!.id);
  await usePoints.click();
  await main.getByRole('slider').focus();
  await page.keyboard.press('Home');
  await expect(count).toHaveValue('1');
  await count.fill('300');
  await expectUncovered(page);
  await password.fill('135790');
  const pay = main.getByRole('button', { name: /^Use 300 points and pay CNY/ });
  await pay.click();
  await expect(
    main.getByRole('link', { name: say('code.CONSUMPTION_PASSWORD_WRONG') }),
  ).toBeVisible();
  await expectAccessible();
  await password.fill(PURSE.password);
  await pay.click();
  await atProvider(reader);
  await payByCard(reader);
  await expectBooked(reader);
  const used = say('points-payment.status', { status: 'USED', points: 300 });
  await expect(main.getByText(used)).toBeVisible();
  await expectAccessible();

  await openSeats(reader, orders[0]!.id);
  await freeSeats(reader).and(page.locator('[data-zone="LEG_SPACE"]')).first().click();
  await agreeToTerms(reader);
  await submitSeats(reader, 'YES').click();
  await usePoints.click();
  await count.fill('50');
  await expectUncovered(page);
  await password.fill(PURSE.password);
  await expectAccessible();
  // the session ends here: over the form the member signs in again, and the points are used
  await page.context().clearCookies();
  await main.getByRole('button', { name: /^Use 50 points and pay CNY/ }).click();
  await signInAgain(reader, demo, `member-${memberId?.slice(0, 8)}@example.com`);
  await atProvider(reader);
  await payByCard(reader);
  await expectResult(reader, 'ALL');

  // a dearer seat, in the dark: what was paid for the one before counts towards it
  await page.emulateMedia({ colorScheme: 'dark' });
  await openSeats(reader, orders[0]!.id);
  await freeSeats(reader).and(page.locator('[data-zone="EXIT_ROW"]')).first().click();
  await page.getByRole('button', { name: say('check-in-choose-seat.exit.accept') }).click();
  await agreeToTerms(reader);
  await submitSeats(reader, 'YES').click();
  await expect(main.getByText(say('check-in-payment-seat.credit'))).toBeVisible();
  await usePoints.click();
  await expectAccessible();
  await page.emulateMedia({ colorScheme: 'light' });

  // the trip is the next one on the overview, where it leads to its booking
  await open(reader, '/account');
  const trips = main.locator('section').filter({ hasText: say('account-overview.trips') });
  await expect(trips.getByRole('link').first()).toHaveAttribute('href', /flightOrderDetail/);
  await expectAccessible();

  await buyExtras(reader, WIFI.name, 1);
  await expect(main.getByText('You have 850 points.')).toBeVisible();
  await usePoints.click();
  await password.fill(PURSE.password);
  await expectUncovered(page);
  expect(await tooSmallForFingers(page)).toEqual([]);
  await main.getByRole('button', { name: `Pay with ${WIFI.points} points` }).click();
  await expect(main.getByText(say('trips-extras-order.paid'))).toBeVisible({ timeout: 30_000 });
});

test('a payment with points that comes too late takes no points, and its money goes back', async ({
  page,
  demo,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  const main = page.getByRole('main');
  const { orders } = await demo.loadScenario('points-to-spend', { page });
  await openPayment(reader, orders[0]!.id);
  await main.getByRole('radio', { name: say('pay-method.points') }).click();
  await main.getByLabel(say('points-payment.count'), { exact: true }).fill('300');
  await main.getByLabel(say('points-payment.password'), { exact: true }).fill(PURSE.password);
  await main.getByRole('button', { name: /^Use 300 points and pay CNY/ }).click();
  await atProvider(reader);
  await fillCard(reader);
  await demo.advanceClock(LIMITS.paymentWindowMinutes);
  await page.locator('button[value=pay]').click();

  await expect(heading(reader)).toHaveText(
    say('booking-payment.closed', { cause: 'PAYMENT_WINDOW' }),
  );
  const free = say('points-payment.status', { status: 'FREE', points: 300 });
  await expect(main.getByText(free)).toBeVisible();
  const sentBack = new RegExp(say('booking-payment.late.sentBack', { amount: 'CNY.[\\d,.]+' }));
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(sentBack)).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 45_000 });
  await expectAccessible();

  await open(reader, '/points');
  await expect(main.getByText(PURSE.points.toLocaleString('en'), { exact: true })).toBeVisible();
  await expect(main.getByText(say('account-points.changes', { count: 1 }))).toBeVisible();
});
