import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { AirlineChangeDependencies } from '#gateway/modules/airline-changes/airline-change-dependencies.ts';
import { SoldOut } from '#gateway/modules/flights/inventory/sold-out.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import { replaceFlights } from './replace-flights.ts';

/** The flight that a segment has from now on. */
export type OtherFlight = { readonly index: number; readonly flight: FlightKey };

export type ReplaceProblem = 'FLIGHT_UNKNOWN' | 'SEVERAL_BOUNDS' | 'SOLD_OUT';

/**
 * Puts flights that the caller names in the place of those of segments of one bound, as a decision
 * about a change by the airline does.
 */
export async function replaceNamed(
  trx: DatabaseTransaction,
  sources: AirlineChangeDependencies,
  order: Order,
  flights: readonly OtherFlight[],
  now: Date,
): Promise<ReplaceProblem | null> {
  if (flights.some(({ flight }) => !sources.timetable.flight(flight))) return 'FLIGHT_UNKNOWN';
  const bounds = new Set(flights.map(({ index }) => order.segments[index]?.boundIndex));
  const [boundIndex] = bounds;
  if (boundIndex === undefined || bounds.size > 1) return 'SEVERAL_BOUNDS';
  try {
    const changed = flights.map(({ index, flight }) => ({ index, after: flight }));
    await replaceFlights(trx, sources, order, { boundIndex, segments: changed }, now);
    return null;
  } catch (fault) {
    if (fault instanceof SoldOut) return 'SOLD_OUT';
    throw fault;
  }
}
