import { LIMITS } from '#schema/codes/base/limits.ts';
import { expect, test } from '#tests/support/journey.ts';
import {
  chooseFare,
  chosenFlights,
  continueToPassengers,
  flightsFor,
  moneyIn,
  review,
} from './pages/flights.page.ts';
import {
  agree,
  anAdult,
  holdSeats,
  lastNameOf,
  typeContact,
  typeTraveller,
} from './pages/passengers.page.ts';
import { heading, inDays, open, readerOf } from './pages/reader.ts';

test('prices that grew old are asked for again, and a new one is shown beside the old', async ({
  page,
  demo,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  const passes = async (minutes: number) => {
    await demo.advanceClock(minutes);
    await page.clock.fastForward(minutes * 60_000);
  };
  await page.clock.install();
  await open(reader, flightsFor('PVG', 'SIN', inDays(33)));
  await passes(LIMITS.offerMinutes);
  const tooOld = page.getByRole('alertdialog', { name: say('flight-results.timeout.title') });
  await expect(tooOld).toBeVisible();
  await expectAccessible();
  await tooOld.getByRole('button', { name: say('page.checkPrice') }).click();
  await expect(tooOld).toBeHidden();
  await expect(page.getByText(say('flight-results.checked', { changed: 0 }))).toBeVisible();
  await expectAccessible();

  await chooseFare(reader, 'FLEX');
  const before = moneyIn(await review(reader).innerText());
  const [flight] = await chosenFlights(page);
  await continueToPassengers(reader);
  await typeTraveller(reader, anAdult());
  // Others buy until two seats are left, which makes them dear.
  await demo.loadScenario('last-seats', { flight: flight! });
  await passes(LIMITS.offerMinutes);
  const renew = page.getByRole('alertdialog', { name: say('booking-passengers.timeOut.title') });
  await expect(renew).toBeVisible();
  await expectAccessible();
  await renew.getByRole('button', { name: say('page.checkPrice') }).click();

  const change = page.getByRole('alertdialog', { name: say('price-change.title') });
  const totals = change.locator('dl').first();
  await expect(totals).toContainText(before);
  const now = moneyIn(await totals.locator('dd').nth(1).innerText());
  expect(now).not.toBe(before);
  await expectAccessible();
  await change.getByRole('button', { name: say('price-change.accept', { total: now }) }).click();
  await expect(change).toBeHidden();
  await expect(page.getByText(say('booking-passengers.hold.over'))).toHaveCount(0);

  await expect(lastNameOf(reader)).toHaveValue('Liu');
  await typeContact(reader, {
    name: 'Anna Liu',
    email: 'anna.liu.price@example.com',
    phone: '13800138000',
  });
  await agree(reader);
  await holdSeats(reader);
  await expect(heading(reader)).toHaveText(say('booking-payment.heading'));
  await expect(page.getByText(now).first()).toBeVisible();
});
