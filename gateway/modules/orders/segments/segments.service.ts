import type { ProcedureSource } from '#gateway/modules/orders/order-dependencies.ts';
import { type OrderQuestion, perOrderCache } from '#gateway/modules/orders/per-order-cache.ts';
import type { Operations } from '#gateway/ports/operations/operations.port.ts';
import { PortUnavailable } from '#gateway/ports/port-unavailable.ts';
import type { DatedFlight, FlightKey, Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import { couponProcedures } from './coupon-procedures.repository.ts';
import { proceduresOfRead } from './procedures.ts';

/** What knows of cancelled flights. */
type FlightKnowledge = {
  readonly operations: Operations;
  readonly timetable: Pick<Timetable, 'flight'>;
  /** What was known of it last; nothing where not given. */
  isCancelled?(flight: FlightKey): boolean;
};

/** Whether operations control has cancelled flights, in the order of the flights. */
export const whetherCancelled = async (
  operations: Operations,
  flights: readonly DatedFlight[],
  now: Date,
): Promise<boolean[]> =>
  flights.length === 0 ? [] : (await operations.of(flights, now)).map(({ cancelled }) => cancelled);

/**
 * The places of the segments of an order that was read whose flights are cancelled. While
 * operations control is away, what was known last: an order can be read all the same, and who
 * checks in or chooses a seat asks again.
 */
export const cancelledSegments = ({
  operations,
  timetable,
  isCancelled = () => false,
}: FlightKnowledge): OrderQuestion<ReadonlySet<number>> =>
  perOrderCache(async (_db, { segments }, now) => {
    const flown = segments.flatMap(({ flightNumber, departureDate, index }) => {
      const flight = timetable.flight({ flightNumber, date: departureDate });
      return flight ? [{ flight, index }] : [];
    });
    const flights = flown.map(({ flight }) => flight);
    const cancelled = await whetherCancelled(operations, flights, now).catch((fault: unknown) => {
      if (fault instanceof PortUnavailable) return flights.map(isCancelled);
      throw fault;
    });
    return new Set(flown.flatMap(({ index }, at) => (cancelled[at] ? [index] : [])));
  });

/** What is known of segments. */
type SegmentDependencies = FlightKnowledge & {
  /** Those who know of procedures that do not stand in coupons. */
  readonly procedures: readonly ProcedureSource[];
};

/**
 * What several modules ask about the segments of orders. What was asked of an order that was read
 * is loaded once for all of them.
 */
export type SegmentService = ReturnType<typeof createSegmentService>;

export const createSegmentService = ({ procedures, ...flights }: SegmentDependencies) => ({
  /** What is under way with coupons, as it stands in them: refunds. */
  couponProcedures,
  /** The same, and what does not stand in them: changes of date that wait for their payment. */
  procedures: [couponProcedures, ...procedures],
  /** All that is under way with an order that was read. */
  proceduresOf: proceduresOfRead(procedures),
  /** The segments of an order that was read whose flights are cancelled. */
  cancelledOf: cancelledSegments(flights),
});
