import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { StoredSegmentChange } from '#gateway/modules/airline-changes/airline-change.model.ts';
import type { AirlineChangeDependencies } from '#gateway/modules/airline-changes/airline-change-dependencies.ts';
import { SoldOut } from '#gateway/modules/flights/inventory/seats-taken.model.ts';
import type { Bound } from '#gateway/modules/flights/offers/offer.model.ts';
import type { Order, OrderSegment } from '#gateway/modules/orders/order.model.ts';
import {
  rebookSegments,
  segmentOn,
} from '#gateway/modules/orders/rebook/rebook-segments.service.ts';
import { journeyOf } from '#gateway/ports/timetable/journey.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import { changedSeats, moveSeats, movesOnto, type OtherFlights } from './move-seats.ts';

/** The segments of a change that have another flight than the proposed one. */
export const flightsInstead = (
  { timetable }: Pick<AirlineChangeDependencies, 'timetable'>,
  order: Order,
  { segments }: { readonly segments: readonly Pick<StoredSegmentChange, 'index' | 'after'>[] },
): OtherFlights =>
  segments.flatMap(({ index, after }) => {
    const segment = order.segments[index];
    const flight = after && timetable.flight(after);
    if (!segment || !flight) return [];
    const isThere =
      segment.flightNumber === flight.flightNumber && segment.departureDate === flight.date;
    return isThere ? [] : [{ segment, flight }];
  });

/** How many seats an order has on a segment: none for infants, who sit on a lap. */
const seatsOn = ({ passengers, tickets }: Order, index: number): number =>
  passengers.filter(
    ({ id, type }) =>
      type !== 'INF' &&
      tickets.some(
        ({ passengerId, coupons }) =>
          passengerId === id &&
          coupons.some(
            ({ segmentIndex, state }) =>
              segmentIndex === index && (state === 'OPEN' || state === 'CHECKED_IN'),
          ),
      ),
  ).length;

const partyOn = (order: Order, { index }: OrderSegment) => ({
  adults: seatsOn(order, index),
  children: 0,
  infants: 0,
});

/**
 * Puts the proposed flights in the place of those that are not flown, in the caller's transaction,
 * which holds the order's lock: seats of the flights, chosen seats and segments change together,
 * and what is left is free for others.
 * @returns the segments of the change with what became of their seats
 * @throws SoldOut where a proposed flight is full; the transaction must then be rolled back
 */
export async function replaceFlights<Changed extends Pick<StoredSegmentChange, 'index' | 'after'>>(
  trx: DatabaseTransaction,
  sources: AirlineChangeDependencies,
  order: Order,
  change: { readonly boundIndex: number; readonly segments: readonly Changed[] },
  now: Date,
): Promise<readonly (Changed & Partial<Pick<StoredSegmentChange, 'seats'>>)[]> {
  const instead = flightsInstead(sources, order, change);
  if (instead.length === 0) return change.segments;
  const bound: Bound | undefined = sources.orders.flights.boundsOf(order)[change.boundIndex];
  if (!bound) throw new Error('A change of a bound that the order does not have');
  for (const { segment, flight } of instead)
    await sources.inventory.hold(trx, {
      bounds: [{ ...bound, itinerary: journeyOf([flight]) }],
      party: partyOn(order, segment),
    });
  const moves = await movesOnto(sources, trx, order, instead, now);
  const changed = instead.map(({ segment, flight }) => segmentOn(segment, flight));
  const segments = order.segments.map(
    (segment) => changed.find(({ index }) => index === segment.index) ?? segment,
  );
  await rebookSegments(trx, order, changed, now);
  const moved = await moveSeats(trx, sources, order, segments, moves, now);
  await sources.inventory.release(
    trx,
    instead.map(({ segment: { flightNumber, departureDate: date, cabin, index } }) => ({
      flightNumber,
      date,
      cabin,
      seats: seatsOn(order, index),
    })),
  );
  return change.segments.map((one) =>
    changed.some(({ index }) => index === one.index)
      ? { ...one, seats: changedSeats(moved, one.index) }
      : one,
  );
}

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
