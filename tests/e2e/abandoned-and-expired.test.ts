import { LIMITS } from '#schema/codes/base/limits.ts';
import { expect, test } from '#tests/support/journey.ts';
import {
  chooseFare,
  chosenFlights,
  continueToPassengers,
  expectOffered,
  flightsFor,
} from './pages/flights.page.ts';
import {
  agree,
  anAdult,
  bookAlone,
  holdSeats,
  lastNameOf,
  passenger,
} from './pages/passengers.page.ts';
import {
  alreadyPaid,
  atProvider,
  leaveProvider,
  payAgain,
  payButton,
} from './pages/payment.page.ts';
import { heading, inDays, open, readerOf } from './pages/reader.ts';

/** The passport of the booking that is made again. */
const AGAIN = { number: 'E87654321', expiresOn: '2033-05-01' } as const;

test('who leaves the provider without paying is told so, and after fifty minutes the seat is free again', async ({
  page,
  demo,
  anotherVisitor,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  const others = flightsFor('PVG', 'CTS', inDays(26));
  await open(reader, others);
  await chooseFare(reader, 'STANDARD');
  const [flight] = await chosenFlights(page);
  await continueToPassengers(reader);
  await bookAlone(reader, anAdult(), {
    name: 'Anna Liu',
    email: 'anna.liu.late@example.com',
    phone: '13800138000',
  });
  await demo.loadScenario('sold-out-flight', { flight: flight! });
  await expectOffered(readerOf(await anotherVisitor()), others, flight!, false);

  await payButton(reader).click();
  await atProvider(reader);
  await leaveProvider(reader);

  const question = page.getByRole('region', { name: say('booking-payment.open.notPaid') });
  await expect(question).toBeVisible();
  await expect(payAgain(reader)).toBeVisible();
  await alreadyPaid(reader).click();
  const notPaid = say('booking-payment.open.outcome', { outcome: 'NOT_PAID' });
  const pending = say('booking-payment.open.outcome', { outcome: 'PENDING' });
  await expect(question.getByRole('status')).toHaveText(new RegExp(`${notPaid}|${pending}`));
  await expectAccessible();

  await demo.advanceClock(LIMITS.paymentWindowMinutes);
  await page.reload();
  const cause = 'PAYMENT_WINDOW';
  await expect(heading(reader)).toHaveText(say('booking-payment.closed', { cause }));
  const minutes = LIMITS.paymentWindowMinutes;
  await expect(
    page.getByText(say('booking-payment.closed.text', { cause, minutes })),
  ).toBeVisible();
  await expectAccessible();

  await page.getByRole('link', { name: say('order-view.searchAgain') }).click();
  await expect(heading(reader)).toHaveText(say('booking-search.title'));
  await expectOffered(reader, others, flight!, true);
});

test('a booking that ran out of time is booked again in one press, with its passengers filled in', async ({
  page,
  demo,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  await open(reader, flightsFor('PVG', 'CTS', inDays(33)));
  await chooseFare(reader, 'STANDARD');
  const [flight] = await chosenFlights(page);
  await continueToPassengers(reader);
  await bookAlone(reader, anAdult({ lastName: 'Wang', document: AGAIN }), {
    name: 'Anna Wang',
    email: 'anna.wang.again@example.com',
    phone: '13800138000',
  });

  await demo.advanceClock(LIMITS.paymentWindowMinutes);
  await page.reload();
  await page.getByRole('button', { name: say('booking-payment.again') }).click();
  const accept = page.getByRole('alertdialog').getByRole('button').last();
  await expect(lastNameOf(reader).or(accept).first()).toBeVisible();
  if (await accept.isVisible()) await accept.click();

  await expect(page).toHaveURL(/\/passengersService\?offer=/);
  await expect(lastNameOf(reader)).toHaveValue('Wang');
  const form = passenger(reader, 'ADT', 1);
  await expect(form.getByLabel(say('traveller-form.documentNumber'))).toHaveValue(AGAIN.number);
  await expectAccessible();
  await agree(reader);
  await holdSeats(reader);
  await expect(payButton(reader)).toBeVisible();
  await expect(page.getByText(flight!.flightNumber).first()).toBeVisible();
});
