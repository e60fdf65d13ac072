import type { StoredSegmentChange } from '#gateway/modules/airline-changes/airline-change.model.ts';
import type { OrderSegment } from '#gateway/modules/orders/order.model.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import type { AirlineChangeKind } from '#gateway/resolvers.gen.ts';
import type { DelayReason } from '#schema/codes/flights/delay-reasons.ts';

/** What has become of a bound of an order since it was booked. */
export type BoundPlan = {
  readonly boundIndex: number;
  /** What happened to each segment concerned. */
  readonly kinds: readonly AirlineChangeKind[];
  readonly reason: DelayReason | null;
  /** Segments whose flight flies, but otherwise than they have it. */
  readonly replanned: readonly { readonly segment: OrderSegment; readonly flight: DatedFlight }[];
  /** Segments that need another flight; null where none is found. */
  readonly replaced: readonly {
    readonly segment: OrderSegment;
    readonly flight: DatedFlight | null;
    readonly kind: Extract<AirlineChangeKind, 'CANCELLED' | 'MISCONNECTED'>;
  }[];
};

/** A segment as it was booked, on the aircraft that was to fly it. */
export function bookedFlight(
  segment: OrderSegment,
  { aircraft }: Pick<DatedFlight, 'aircraft'>,
): StoredSegmentChange['before'] {
  const { flightNumber, departureDate: date, origin, destination } = segment;
  const { departsAt, departureZone, arrivesAt, arrivalZone } = segment;
  return {
    flightNumber,
    date,
    departsAt,
    departureZone,
    arrivesAt,
    arrivalZone,
    origin,
    destination,
    aircraft: aircraft.code,
  };
}
