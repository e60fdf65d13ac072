import type { Locator, Page } from '@playwright/test';
import type { FareBrandCode } from '#schema/codes/flights/fare-brands.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { expect } from '#tests/support/journey.ts';
import { withOpen } from '#web/app/components/flight-results/address/opened.ts';
import { emptyDraft, type SearchDraft } from '#web/app/components/search-panel/search-draft.ts';
import { searchAddress } from '#web/app/components/search-panel/search-query.ts';
import { open, type Reader } from './reader.ts';

/** The address of a search for one adult, one way, unless said otherwise. */
export function flightsFor(
  origin: string,
  destination: string,
  date: LocalDate,
  change: Partial<SearchDraft> = {},
): string {
  const draft = { ...emptyDraft(), trip: 'ONE_WAY' as const };
  return searchAddress({ ...draft, bounds: [{ origin, destination, date }], ...change });
}

/** The flights that are offered for the bound which is to be chosen now. */
export const flights = ({ page }: Reader): Locator => page.getByRole('article');

/** Looks at the fares of the first flight and their conditions, and folds them again. */
export async function whileFaresAreOpen(
  reader: Reader,
  look: (flight: Locator) => Promise<void>,
): Promise<void> {
  const { say } = reader;
  const row = flights(reader).first();
  await row.getByRole('button', { name: say('flight-results.showFares') }).click();
  await expect(row.getByRole('link').first()).toBeVisible();
  await look(row);
  await row.getByRole('button', { name: say('flight-results.hideFares') }).click();
}

/** Unfolds the fares of the first flight, or of the one with that number, and takes the brand. */
export async function chooseFare(reader: Reader, brand: FareBrandCode, number = ''): Promise<void> {
  const { say } = reader;
  const row = flights(reader).filter({ hasText: number }).first();
  await row.getByRole('button', { name: say('flight-results.showFares') }).click();
  const name = `${say('flight-results.choose')} ${say('fare-conditions.brand', { code: brand })}`;
  await row.getByRole('link', { name, exact: true }).click();
}

/** The trip as it was chosen, with the button that goes on. */
export const review = ({ page, say }: Reader): Locator =>
  page.getByRole('region', { name: say('booking-search.review') });

export async function continueToPassengers(reader: Reader): Promise<void> {
  const { say } = reader;
  await review(reader)
    .getByRole('button', { name: say('booking-search.continue') })
    .click();
  await expect(reader.page).toHaveURL(/\/passengersService\?offer=/);
}

/** The amount in a text, as the page writes it: "CNY 2,340". */
export const moneyIn = (text: string): string => /CNY\s[\d,.]*\d/.exec(text)?.[0] ?? '';

/** A flight and its local day of departure. */
export interface FlightOfDay {
  flightNumber: string;
  date: LocalDate;
}

/** The flights that are chosen so far, from the address of the page. */
export async function chosenFlights(page: Page): Promise<FlightOfDay[]> {
  await expect(page).toHaveURL(/[?&]pick=/);
  const picks = new URL(page.url()).searchParams.getAll('pick');
  return picks.map((pick) => {
    const [, flightNumber = '', date = ''] = /^(\w+)\.(\d{4}-\d\d-\d\d)/.exec(pick) ?? [];
    return { flightNumber, date };
  });
}

/**
 * Searches at an address until economy class of a flight is offered, or is not any more; searches
 * lag by seconds.
 */
export async function expectOffered(
  reader: Reader,
  address: string,
  { flightNumber, date }: FlightOfDay,
  offered: boolean,
): Promise<void> {
  const [path = '', query] = address.split('?');
  const unfolded = withOpen(new URLSearchParams(query), `${flightNumber}.${date}`, true);
  const name = `${reader.say('flight-results.choose')} ${reader.say('fare-conditions.brand', { code: 'STANDARD' })}`;
  const row = flights(reader).filter({ hasText: flightNumber });
  await expect(async () => {
    await open(reader, `${path}?${unfolded}`);
    await expect(flights(reader).first()).toBeVisible({ timeout: 1000 });
    const fares = row.getByRole('link', { name, exact: true });
    await expect(fares).toHaveCount(offered ? 1 : 0, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
}

/** Straight to the passengers of a one-way trip, for journeys about later steps. */
export async function chooseOneWay(reader: Reader, address: string): Promise<void> {
  await open(reader, address);
  await chooseFare(reader, 'STANDARD');
  await continueToPassengers(reader);
}
