import { askedOnce, type OrderQuestion } from '#gateway/modules/orders/asked-once.ts';
import type { Operations } from '#gateway/ports/operations/operations.port.ts';
import type { DatedFlight, Timetable } from '#gateway/ports/timetable/timetable.port.ts';

/** What knows of cancelled flights. */
export type FlightKnowledge = {
  readonly operations: Operations;
  readonly timetable: Pick<Timetable, 'flight'>;
};

/** Whether operations control has cancelled flights, in the order of the flights. */
export const whetherCancelled = async (
  operations: Operations,
  flights: readonly DatedFlight[],
  now: Date,
): Promise<boolean[]> =>
  flights.length === 0 ? [] : (await operations.of(flights, now)).map(({ cancelled }) => cancelled);

/** The places of the segments of an order that was read whose flights are cancelled. */
export const cancelledSegments = ({
  operations,
  timetable,
}: FlightKnowledge): OrderQuestion<ReadonlySet<number>> =>
  askedOnce(async (_db, { segments }, now) => {
    const flown = segments.flatMap(({ flightNumber, departureDate, index }) => {
      const flight = timetable.flight({ flightNumber, date: departureDate });
      return flight ? [{ flight, index }] : [];
    });
    const flights = flown.map(({ flight }) => flight);
    const cancelled = await whetherCancelled(operations, flights, now);
    return new Set(flown.flatMap(({ index }, at) => (cancelled[at] ? [index] : [])));
  });
