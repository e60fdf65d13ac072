import type { Locator, Page } from '@playwright/test';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { expect } from '#tests/support/journey.ts';
import { trustedIds } from '#tests/support/trusted-client.ts';
import {
  changeDatePath,
  changeOfferPath,
  chooseFlightPath,
  dateChangePath,
} from '#web/app/components/date-change/change-paths.ts';
import { heading, open, type Reader } from './reader.ts';
import { pressDay } from './search.page.ts';

/** Opens the page where a change of date begins. */
export async function openChange(reader: Reader, order: string): Promise<void> {
  await open(reader, changeDatePath({ order }));
  await expect(heading(reader)).toHaveText(reader.say('trips-change-date.title'));
}

/** The mark before a passenger. */
export function passengerTick({ page }: Reader, name: string): Locator {
  // surname first, in Chinese and Japanese
  const reversed = name.split(' ').toReversed().join(' ');
  return page.getByRole('checkbox', { name: new RegExp(`^(?:${name}|${reversed})`, 'i') });
}

/** Ticks a bound, and gives it a new day. */
export async function changeBound(
  reader: Reader,
  bound: 'outbound' | 'inbound',
  day: LocalDate,
): Promise<void> {
  const { page, say } = reader;
  const label = say(`itinerary.${bound}`);
  await page
    .getByRole('checkbox', { name: say('trips-change-date.flights.change', { bound: label }) })
    .check();
  const name = new RegExp(`^${say('trips-change-date.day', { bound: label })}`);
  await page.getByRole('button', { name }).click();
  await pressDay(reader, day);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The button that leads to the new flights. */
export const showFlights = ({ page, say }: Reader): Locator =>
  page.getByRole('button', { name: say('trips-change-date.submit') });

/** Unfolds the first of the new flights, and takes the last of its fares. */
export async function takeFlight(reader: Reader): Promise<void> {
  const { page, say } = reader;
  await expect(heading(reader)).toHaveText(say('trips-change-date-choose-flight.title'));
  const row = page.getByRole('article').first();
  await row.getByRole('button', { name: say('flight-results.showFares') }).click();
  await row
    .getByRole('button', { name: new RegExp(`^${say('flight-results.choose')} `) })
    .last()
    .click();
  await expect(heading(reader)).toHaveText(say('trips-change-date-review.title'));
}

/** The button that confirms an offer and says what is due. */
export const confirmAndPay = ({ page, say }: Reader): Locator =>
  page.getByRole('button', {
    name: new RegExp(
      `^${say('trips-change-date-review.confirm', { due: 'DUE', amount: 'CNY .*' })}$`,
    ),
  });

/**
 * The addresses of a change of date of everyone's way back in an order: new flights, the offer of
 * one, and its payment.
 */
export async function changeAddresses(
  page: Page,
  url: string,
  order: string,
  date: LocalDate,
): Promise<{ flights: string; offer: string; payment: string }> {
  const ask = async (name: string, variables: object) => {
    const documentId = trustedIds().get(name);
    const response = await page.request.post(`${url}/graphql`, { data: { documentId, variables } });
    return (await response.json()).data;
  };
  const seen = await ask('ChangeDate', { order, locale: 'EN' });
  const people: { id: string }[] = seen.order.passengers;
  const passengers = people.map(({ id }) => id);
  const bounds = [{ boundIndex: 1, departureDate: date }];
  const asked = { orderId: order, passengerIds: passengers };
  const { changeSearch } = await ask('ChangeFlights', {
    input: { ...asked, bounds },
    locale: 'EN',
  });
  const changeFareIds = [changeSearch.flights[0].fares[0].changeFareId];
  const made = await ask('CreateChangeOffer', { input: { ...asked, changeFareIds } });
  const offerId: string = made.createChangeOffer.changeOffer.id;
  const { changeOffer } = await ask('AckDate', { offer: offerId, locale: 'EN' });
  const { amount, currency } = changeOffer.totalDue;
  const { confirmDateChange } = await ask('ConfirmDateChange', {
    input: {
      changeOfferId: offerId,
      agreements: ['DATE_CHANGE'],
      idempotencyKey: crypto.randomUUID(),
      accepted: { amount, currency },
    },
  });
  return {
    flights: chooseFlightPath({
      order,
      passengers,
      airlineChange: null,
      bounds: [{ index: 1, date }],
    }),
    offer: changeOfferPath(offerId),
    payment: dateChangePath(confirmDateChange.dateChange.id),
  };
}
