import type { CurrencyCode } from '#schema/codes/base/currencies.ts';
import type { Cabin } from '#schema/codes/flights/cabins.ts';
import type { TaxCode } from '#schema/codes/names/tax-names.ts';
import type { PassengerType } from '#schema/codes/travellers/passenger-types.ts';

/** Amounts for an adult, a child and an infant, in minor units of the rule's currency. */
type Amounts = readonly [adult: number, child: number, infant: number];

/** A tax or charge that a place takes of every passenger who departs there. */
export type TaxRule = {
  /** IATA or national code on the ticket; each has its name. */
  readonly code: TaxCode;
  /** Airport code or country code. */
  readonly at: string;
  readonly scope: 'DOMESTIC' | 'INTERNATIONAL' | 'ALL';
  readonly currency: CurrencyCode;
  readonly amounts: Readonly<Record<PassengerType, number>>;
  /** Amounts in business class, where they differ. */
  readonly business?: Readonly<Record<PassengerType, number>>;
};

const byType = ([ADT, CHD, INF]: Amounts) => ({ ADT, CHD, INF });

/** One row of the tables of taxes. */
export const tax = (
  code: TaxCode,
  at: string,
  scope: TaxRule['scope'],
  currency: CurrencyCode,
  amounts: Amounts,
  business?: Amounts,
): TaxRule => ({
  code,
  at,
  scope,
  currency,
  amounts: byType(amounts),
  ...(business ? { business: byType(business) } : {}),
});

/** What a rule takes of one passenger in a cabin, in minor units of its currency. */
export const amountOf = (rule: TaxRule, type: PassengerType, cabin: Cabin): number =>
  (cabin === 'BUSINESS' ? (rule.business ?? rule.amounts) : rule.amounts)[type];
