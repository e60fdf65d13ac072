import type { RateTable, TaxAmount } from '#gateway/ports/fares/fares.port.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import type { Cabin } from '#schema/codes/flights/cabins.ts';
import { PASSENGER_TYPES, type PassengerType } from '#schema/codes/travellers/passenger-types.ts';
import { boundTaxes } from './bound-taxes.ts';

type TaxesByType = Readonly<Record<PassengerType, readonly TaxAmount[]>>;

/**
 * `boundTaxes` for each type of passenger, cached for as long as the timetable holds the flights.
 */
export function createRememberedTaxes() {
  const kept = new WeakMap<readonly DatedFlight[], Map<string, TaxesByType>>();
  return (flights: readonly DatedFlight[], cabin: Cabin, table: RateTable): TaxesByType => {
    const byTable = kept.get(flights) ?? new Map<string, TaxesByType>();
    kept.set(flights, byTable);
    const key = cabin + table.date;
    const seen = byTable.get(key);
    if (seen) return seen;
    const [ADT, CHD, INF] = PASSENGER_TYPES.map((type) => boundTaxes(flights, type, cabin, table));
    const found: TaxesByType = { ADT: ADT ?? [], CHD: CHD ?? [], INF: INF ?? [] };
    byTable.set(key, found);
    return found;
  };
}
