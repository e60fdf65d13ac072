import type { BoundFare, TaxAmount } from '#gateway/ports/fares/fares.port.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { PASSENGER_TYPES, type PassengerType } from '#schema/codes/travellers/passenger-types.ts';
import { type Money, money } from '#schema/rules/base/money.ts';
import type { Party } from './trip.model.ts';

/** A tax, charge or surcharge. */
export type TaxLine = { readonly code: string; readonly amount: Money };

/** The price of the passengers of one type. */
export type PriceItem = {
  readonly passengerType: PassengerType;
  readonly count: number;
  /** Of one passenger, all bounds. */
  readonly fare: Money;
  readonly taxes: readonly TaxLine[];
  readonly perPassenger: Money;
  /** Of all passengers of the type. */
  readonly total: Money;
};

/** A price that always adds up: fares + taxes + fees = total (RULES 5.3). */
export type PriceBreakdown = {
  readonly items: readonly PriceItem[];
  readonly fareTotal: Money;
  readonly taxTotal: Money;
  readonly feeTotal: Money;
  readonly total: Money;
  readonly taxes: readonly TaxLine[];
};

const filed = (amount: number): Money => money(amount, BRAND.currency);
const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);

/** How many passengers of each type a party has. */
export const countOf = (party: Party, type: PassengerType): number =>
  ({ ADT: party.adults, CHD: party.children, INF: party.infants })[type];

function merged(taxes: readonly TaxAmount[]): TaxAmount[] {
  const sums = new Map<string, number>();
  for (const { code, amount } of taxes) sums.set(code, (sums.get(code) ?? 0) + amount);
  return [...sums].map(([code, amount]) => ({ code, amount }));
}

const line = ({ code, amount }: TaxAmount): TaxLine => ({ code, amount: filed(amount) });

function itemOf(fares: readonly BoundFare[], type: PassengerType, count: number): PriceItem {
  const fare = sum(fares.map(({ prices }) => prices[type].fare));
  const taxes = merged(fares.flatMap(({ prices }) => prices[type].taxes));
  const perPassenger = fare + sum(taxes.map(({ amount }) => amount));
  return {
    passengerType: type,
    count,
    fare: filed(fare),
    taxes: taxes.map(line),
    perPassenger: filed(perPassenger),
    total: filed(perPassenger * count),
  };
}

/** What a party pays for one bound or more, line by line, in the filing currency. */
export function priceBreakdown(fares: readonly BoundFare[], party: Party): PriceBreakdown {
  const items = PASSENGER_TYPES.filter((type) => countOf(party, type) > 0).map((type) =>
    itemOf(fares, type, countOf(party, type)),
  );
  const taxes = merged(
    items.flatMap(({ count, taxes }) =>
      taxes.map(({ code, amount }) => ({ code, amount: amount.amount * count })),
    ),
  );
  const fareTotal = sum(items.map(({ fare, count }) => fare.amount * count));
  const taxTotal = sum(taxes.map(({ amount }) => amount));
  return {
    items,
    fareTotal: filed(fareTotal),
    taxTotal: filed(taxTotal),
    feeTotal: filed(0),
    total: filed(fareTotal + taxTotal),
    taxes: taxes.map(line),
  };
}

/**
 * What one passenger of a type pays for a bound with taxes, in minor units of the filing currency.
 */
export const perPassenger = ({ prices }: BoundFare, type: PassengerType): number =>
  prices[type].taxes.reduce((total, { amount }) => total + amount, prices[type].fare);

/**
 * What a party pays for one bound, in minor units of the filing currency:
 * `priceBreakdown(...).total`, quickly.
 */
export const boundTotal = (fare: BoundFare, party: Party): number =>
  party.adults * perPassenger(fare, 'ADT') +
  party.children * perPassenger(fare, 'CHD') +
  party.infants * perPassenger(fare, 'INF');
