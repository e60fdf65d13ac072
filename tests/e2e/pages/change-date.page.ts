import type { Locator } from '@playwright/test';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { expect } from '#tests/support/journey.ts';
import { changeDatePath } from '#web/app/components/date-change/change-paths.ts';
import { heading, open, type Reader } from './reader.ts';

/** Opens the page where a change of date begins. */
export async function openChange(reader: Reader, order: string): Promise<void> {
  await open(reader, changeDatePath({ order }));
  await expect(heading(reader)).toHaveText(reader.say('trips-change-date.title'));
}

/** The mark before a passenger. */
export const passengerTick = ({ page }: Reader, name: string): Locator =>
  page.getByRole('checkbox', { name: new RegExp(`^${name}`) });

/** Ticks a bound, and gives it a new day. */
export async function changeBound(
  { page, say }: Reader,
  bound: 'outbound' | 'inbound',
  day: LocalDate,
): Promise<void> {
  const label = say(`itinerary.${bound}`);
  await page
    .getByRole('checkbox', { name: say('trips-change-date.flights.change', { bound: label }) })
    .check();
  await page.getByLabel(say('trips-change-date.day', { bound: label })).fill(day);
}

/** The button that leads to the new flights. */
export const showFlights = ({ page, say }: Reader): Locator =>
  page.getByRole('button', { name: say('trips-change-date.submit') });

/** Unfolds the first flight for which something is to be paid, and takes its first fare. */
export async function takePaidFlight(reader: Reader): Promise<void> {
  const { page, say } = reader;
  await expect(heading(reader)).toHaveText(say('trips-change-date-choose-flight.title'));
  const row = page.getByRole('article').filter({ hasText: /CNY/ }).first();
  await row.getByRole('button', { name: say('flight-results.showFares') }).click();
  await row
    .getByRole('button', { name: new RegExp(`^${say('flight-results.choose')} `) })
    .last()
    .click();
  await expect(heading(reader)).toHaveText(say('trips-change-date-ack-date.title'));
}

/** The button that confirms an offer and says what is due. */
export const confirmAndPay = ({ page, say }: Reader): Locator =>
  page.getByRole('button', {
    name: new RegExp(
      `^${say('trips-change-date-ack-date.confirm', { due: 'DUE', amount: 'CNY .*' })}$`,
    ),
  });
