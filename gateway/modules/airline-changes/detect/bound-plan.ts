import type { StoredSegmentChange } from '#gateway/modules/airline-changes/airline-change.model.ts';
import type { AirlineChangeSources } from '#gateway/modules/airline-changes/airline-change-sources.ts';
import type { Order, OrderSegment } from '#gateway/modules/orders/order.model.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import type { AirlineChangeKind } from '#gateway/resolvers.gen.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { DelayReason } from '#schema/codes/flights/delay-reasons.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import type { KnownFlights } from './known-flights.ts';
import { proposeFlight } from './propose-flight.ts';

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

type Sources = Pick<AirlineChangeSources, 'timetable' | 'operations' | 'seatsLeft'>;

const keyOf = ({ flightNumber, departureDate: date }: OrderSegment): string =>
  flightId({ flightNumber, date });

/** Passengers with a coupon on a segment that can still be decided about; infants sit on a lap. */
const concerned = (order: Order, index: number) =>
  order.passengers.filter(({ id }) =>
    order.tickets.some(
      ({ passengerId, coupons }) =>
        passengerId === id &&
        coupons.some(
          ({ segmentIndex, state, procedure }) =>
            segmentIndex === index &&
            (state === 'OPEN' || state === 'CHECKED_IN') &&
            procedure !== 'REFUND',
        ),
    ),
  );

/** The ids of those whom a change of a segment concerns. */
export const concernedOn = (order: Order, index: number): string[] =>
  concerned(order, index).map(({ id }) => id);

const isReplanned = (
  { timetable }: Pick<Sources, 'timetable'>,
  segment: OrderSegment,
  flight: DatedFlight,
): boolean =>
  segment.departsAt.getTime() !== flight.departure.instant.getTime() ||
  segment.arrivesAt.getTime() !== flight.arrival.instant.getTime() ||
  segment.origin !== flight.origin.code ||
  segment.destination !== flight.destination.code ||
  (segment.aircraft ?? timetable.flight(flight)?.aircraft.code) !== flight.aircraft.code;

const later = (a: Date, b: Date | undefined): Date => (b && b > a ? b : a);

/** The shortest change from one flight to another, in minutes. */
const changeMinutes = (a: DatedFlight, b: DatedFlight): number => {
  const { domestic, international } = LIMITS.minimumConnectionMinutes;
  return a.kind === 'DOMESTIC' && b.kind === 'DOMESTIC' ? domestic : international;
};

/** What is known of the flight before: with it a connection holds or does not. */
type Earlier = { readonly flight: DatedFlight; readonly arrivesAt: Date };

/**
 * What has become of a bound: flights that are cancelled, flights with other times, airports or aircraft, and connections that no
 * longer hold. Null where everything is as it was booked.
 */
export const boundPlan = async (
  sources: Sources,
  order: Order,
  boundIndex: number,
  known: KnownFlights,
  now: Date,
): Promise<BoundPlan | null> => {
  const replanned: BoundPlan['replanned'][number][] = [];
  const replaced: BoundPlan['replaced'][number][] = [];
  const kinds = new Set<AirlineChangeKind>();
  let reason: DelayReason | null = null;
  let earlier: Earlier | null = null;
  const following = order.segments.find((one) => one.boundIndex > boundIndex)?.departsAt ?? null;
  for (const segment of order.segments.filter((one) => one.boundIndex === boundIndex)) {
    const operation = known.get(keyOf(segment));
    if (!operation) continue;
    const { flight, cancelled } = operation;
    const party = concerned(order, segment.index);
    const leaves = later(flight.departure.instant, operation.departure.estimated?.instant);
    const connectsAt: Date | null =
      earlier && addMinutes(earlier.arrivesAt, changeMinutes(earlier.flight, flight));
    const isMissed = connectsAt !== null && leaves < connectsAt;
    const isOver = !cancelled && operation.departure.offBlock !== null;
    if ((cancelled || isMissed) && !isOver && party.length > 0) {
      const kind = cancelled ? 'CANCELLED' : 'MISCONNECTED';
      const seats = party.filter(({ type }) => type !== 'INF').length;
      const after = later(later(flight.departure.instant, now), connectsAt ?? undefined);
      const instead: DatedFlight | null = await proposeFlight(
        sources,
        segment,
        { after, before: following, seats },
        now,
      );
      kinds.add(kind);
      reason ??= operation.reason;
      replaced.push({ segment, flight: instead, kind });
      if (!instead) break;
      earlier = { flight: instead, arrivesAt: instead.arrival.instant };
      continue;
    }
    if (!isOver && party.length > 0 && isReplanned(sources, segment, flight)) {
      reason ??= operation.reason;
      replanned.push({ segment, flight });
    }
    const { arrival } = operation;
    const arrivesAt = later(
      flight.arrival.instant,
      arrival.onBlock?.instant ?? arrival.estimated?.instant,
    );
    earlier = { flight, arrivesAt };
  }
  if (replanned.length === 0 && replaced.length === 0) return null;
  return { boundIndex, kinds: [...kinds], reason, replanned, replaced };
};

/** A segment as it was booked. */
export const bookedFlight = ({
  flightNumber,
  departureDate: date,
  departsAt,
  departureZone,
  arrivesAt,
  arrivalZone,
}: OrderSegment): StoredSegmentChange['before'] => ({
  ...{ flightNumber, date, departsAt, departureZone, arrivesAt, arrivalZone },
});
