import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { Operations } from '#gateway/ports/operations/operations.port.ts';
import type { Timetable } from '#gateway/ports/timetable/timetable.port.ts';

/** What knows of cancelled flights. */
export type FlightKnowledge = {
  readonly operations: Operations;
  readonly timetable: Pick<Timetable, 'flight'>;
};

/** The places of the segments of an order whose flights operations control has cancelled. */
export const cancelledSegments = async (
  { operations, timetable }: FlightKnowledge,
  { segments }: Pick<Order, 'segments'>,
  now: Date,
): Promise<ReadonlySet<number>> => {
  const flown = segments.flatMap(({ flightNumber, departureDate, index }) => {
    const flight = timetable.flight({ flightNumber, date: departureDate });
    return flight ? [{ flight, index }] : [];
  });
  const known = await operations.of(
    flown.map(({ flight }) => flight),
    now,
  );
  return new Set(flown.flatMap(({ index }, at) => (known[at]?.cancelled ? [index] : [])));
};
