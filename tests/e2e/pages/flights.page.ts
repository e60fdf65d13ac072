import type { Locator } from '@playwright/test';
import { BCP47 } from '#schema/codes/locales.ts';
import type { LocalDate } from '#schema/rules/local-date.ts';
import { emptyDraft, type SearchDraft } from '#web/app/components/search-panel/search-draft.ts';
import { searchAddress } from '#web/app/components/search-panel/search-query.ts';
import { expect } from '../../support/journey.ts';
import { open, type Reader } from './reader.ts';

const BRANDS = {
  LITE: 'fare-conditions.brand.lite',
  STANDARD: 'fare-conditions.brand.standard',
  FLEX: 'fare-conditions.brand.flex',
  BUSINESS: 'fare-conditions.brand.business',
} as const;

export type Brand = keyof typeof BRANDS;

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

/** Unfolds the fares of a flight, counted from 0, and takes the brand. */
export async function chooseFare(reader: Reader, brand: Brand, flight = 0): Promise<void> {
  const { say } = reader;
  const row = flights(reader).nth(flight);
  await row.getByRole('button', { name: say('flight-inquiry.showFares') }).click();
  const name = `${say('flight-inquiry.choose')} ${say(BRANDS[brand])}`;
  await row.getByRole('link', { name, exact: true }).click();
}

/** The trip as it was chosen, with the button that goes on. */
export const review = ({ page, say }: Reader): Locator =>
  page.getByRole('region', { name: say('flight-inquiry.review') });

export async function continueToPassengers(reader: Reader): Promise<void> {
  const { say } = reader;
  await review(reader)
    .getByRole('button', { name: say('flight-inquiry.continue') })
    .click();
  await expect(reader.page).toHaveURL(/\/passengersService\?offer=/);
}

/** An amount as the reader's language writes it. */
export const moneyText = ({ locale }: Reader, minorUnits: number): string =>
  new Intl.NumberFormat(BCP47[locale], {
    style: 'currency',
    currency: 'CNY',
    currencyDisplay: 'code',
  }).format(minorUnits / 100);

/** Straight to the passengers of a one-way trip, for journeys that tell of what comes after. */
export async function chooseOneWay(reader: Reader, address: string): Promise<void> {
  await open(reader, address);
  await chooseFare(reader, 'STANDARD');
  await continueToPassengers(reader);
}
