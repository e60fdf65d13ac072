import { collect } from '#gateway/ports/fares/exchange.ts';
import type { RateTable, TaxAmount } from '#gateway/ports/fares/fares.port.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import type { Cabin } from '#schema/codes/flights/cabins.ts';
import type { PassengerType } from '#schema/codes/travellers/passenger-types.ts';
import { money } from '#schema/rules/base/money.ts';
import { ASIA } from './asia.data.ts';
import { EUROPE } from './europe.data.ts';
import { FUEL_SURCHARGE_CODE, FUEL_SURCHARGES } from './fuel-surcharge.data.ts';
import { amountOf, type TaxRule } from './tax-rule.ts';

const RULES_AT = Map.groupBy([...ASIA, ...EUROPE], ({ at }) => at);

function rulesOf({ origin, kind }: DatedFlight): TaxRule[] {
  const scope = kind === 'DOMESTIC' ? 'DOMESTIC' : 'INTERNATIONAL';
  return [origin.code, origin.country]
    .flatMap((place) => RULES_AT.get(place) ?? [])
    .filter((rule) => rule.scope === 'ALL' || rule.scope === scope);
}

/**
 * A passenger who changes from one flight abroad to another stays in transit and is not charged
 * where the stop is.
 */
const inTransit = (flight: DatedFlight, before: DatedFlight | undefined): boolean =>
  before !== undefined && before.kind !== 'DOMESTIC' && flight.kind !== 'DOMESTIC';

const fuelSurcharge = (flight: DatedFlight, type: PassengerType): number =>
  FUEL_SURCHARGES.find(({ kind, upToKm }) => kind === flight.kind && flight.distanceKm <= upToKm)
    ?.amounts[type] ?? 0;

/** The sum of amounts of the same code, in the order in which codes first appear; without zeros. */
export function mergeTaxes(taxes: readonly TaxAmount[]): TaxAmount[] {
  const sums = new Map<string, number>();
  for (const { code, amount } of taxes) sums.set(code, (sums.get(code) ?? 0) + amount);
  return [...sums].filter(([, amount]) => amount > 0).map(([code, amount]) => ({ code, amount }));
}

/** What one passenger of a type pays in taxes and surcharges for the flights of one bound. */
export const boundTaxes = (
  flights: readonly DatedFlight[],
  type: PassengerType,
  cabin: Cabin,
  table: RateTable,
): TaxAmount[] =>
  mergeTaxes(
    flights.flatMap((flight, index) => [
      ...(inTransit(flight, flights[index - 1]) ? [] : rulesOf(flight)).map((rule) => ({
        code: rule.code,
        amount: collect(money(amountOf(rule, type, cabin), rule.currency), table).amount,
      })),
      { code: FUEL_SURCHARGE_CODE, amount: fuelSurcharge(flight, type) },
    ]),
  );
