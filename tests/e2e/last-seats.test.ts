import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import {
  chooseFare,
  chosenFlights,
  continueToPassengers,
  flightsFor,
} from './pages/flights.page.ts';
import {
  agree,
  anAdult,
  lastNameOf,
  submitButton,
  typeContact,
  typeTraveller,
} from './pages/passengers.page.ts';
import { heading, inDays, open, type Reader, readerOf } from './pages/reader.ts';

const party = { adults: 2, children: 0, infants: 0 };

async function readyToBook(page: Page, lastName: string, flightNumber: string): Promise<Reader> {
  const reader = readerOf(page);
  await open(reader, flightsFor('PVG', 'ICN', inDays(37), { party }));
  await chooseFare(reader, 'FLEX', flightNumber);
  await continueToPassengers(reader);
  const [first, second] = ['E20000001', 'E20000002'].map((number) => ({
    number,
    expiresOn: '2033-05-01',
  }));
  await typeTraveller(reader, anAdult({ lastName, document: first! }));
  await typeTraveller(
    reader,
    anAdult({ number: 2, lastName, firstName: 'Ben', document: second! }),
  );
  await typeContact(reader, {
    name: lastName,
    email: `${lastName.toLowerCase()}@example.com`,
    phone: '13800138000',
  });
  await agree(reader);
  return reader;
}

test('two couples want the last two seats: one gets them, the other sees why not and keeps everything', async ({
  page,
  demo,
  anotherVisitor,
  expectAccessible,
}) => {
  const chooser = readerOf(page);
  await open(chooser, flightsFor('PVG', 'ICN', inDays(37), { party }));
  await chooseFare(chooser, 'FLEX');
  const [flight] = await chosenFlights(page);
  await demo.loadScenario('last-seats', { flight: flight! });
  // searches may be seconds behind, and both couples are to see the same price
  const found = chooser.page.getByRole('article').filter({ hasText: flight!.flightNumber });
  await expect(async () => {
    await open(chooser, flightsFor('PVG', 'ICN', inDays(37), { party }));
    await found.getByRole('button', { expanded: false }).first().click({ timeout: 2000 });
    const seats = chooser.say('flight-results.seatsLeft', { seats: 2 });
    await expect(found).toContainText(seats, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });

  const couples = await Promise.all([
    readyToBook(page, 'Wang', flight!.flightNumber),
    readyToBook(await anotherVisitor(), 'Zhao', flight!.flightNumber),
  ]);
  await Promise.all(couples.map((reader) => submitButton(reader).click()));

  const outcomes = await Promise.all(
    couples.map(async (reader) => {
      const { say } = reader;
      const gone = reader.page.getByRole('alertdialog', {
        name: say('booking-passengers.gone.title'),
      });
      const paying = heading(reader).filter({ hasText: say('booking-payment.heading') });
      await expect(gone.or(paying)).toBeVisible({ timeout: 30_000 });
      return (await gone.isVisible()) ? 'told' : 'got them';
    }),
  );
  expect(outcomes.toSorted()).toEqual(['got them', 'told']);

  const at = outcomes.indexOf('told');
  const loser = couples[at]!;
  const { say } = loser;
  await expect(loser.page.getByRole('alertdialog')).toContainText(say('code.SOLD_OUT'));
  await expectAccessible(loser.page);
  await loser.page
    .getByRole('link', { name: say('booking-passengers.flights') })
    .last()
    .click();
  await expect(heading(loser)).toHaveText(say('booking-search.title'));
  expect(loser.page.url()).toContain('adt=2');
  await expect(loser.page.getByRole('article').first()).toBeVisible();
  // the flight is still there, and says why it cannot be chosen
  const gone = loser.page.getByRole('article').filter({ hasText: flight!.flightNumber });
  await expect(async () => {
    await open(loser, new URL(loser.page.url()).pathname + new URL(loser.page.url()).search);
    const reason = say('booking-search.soldOut', { seats: 2, cabin: 'ECONOMY' });
    await expect(gone).toContainText(reason, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await expectAccessible(loser.page);
  await chooseFare(loser, 'FLEX');
  await continueToPassengers(loser);
  await expect(lastNameOf(loser)).toHaveValue(at === 0 ? 'Wang' : 'Zhao');
  await expect(lastNameOf(loser, 'ADT', 2)).toHaveValue(at === 0 ? 'Wang' : 'Zhao');
});
