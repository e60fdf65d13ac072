import type { AirlineChangeDependencies } from '#gateway/modules/airline-changes/airline-change-dependencies.ts';
import type { Order, OrderSegment } from '#gateway/modules/orders/order.model.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import type { AirlineChangeKind } from '#gateway/resolvers.gen.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { DelayReason } from '#schema/codes/flights/delay-reasons.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { concerned } from './apply-plan.ts';
import type { BoundPlan } from './bound-plan.model.ts';
import {
  arrivesAt,
  type Earlier,
  isReplanned,
  type KnownFlights,
  later,
  leavesAt,
  reachableFrom,
} from './known-flights.ts';

/** What a flight in the place of another one has to fit between. */
type Gap = {
  /** It leaves after this instant. */
  readonly after: Date;
  /** It lands before this instant; null where nothing follows. */
  readonly before: Date | null;
  readonly seats: number;
};

/** Direct flights of a route from a day on, in the order of departure. */
const candidates = (
  { timetable }: Pick<AirlineChangeDependencies, 'timetable'>,
  { origin, destination, departureDate }: OrderSegment,
): DatedFlight[] =>
  Array.from({ length: LIMITS.freeDateChangeDays + 1 }, (_, days) => days)
    .flatMap((days) => timetable.journeys(origin, destination, addDays(departureDate, days)))
    .flatMap(({ flights }) => (flights.length === 1 ? flights : []));

/**
 * The next flight of the same route and cabin with seats for those concerned (RULES 8.25); null
 * where there is none within the free days.
 */
async function proposeFlight(
  sources: Pick<AirlineChangeDependencies, 'timetable' | 'operations' | 'seatsLeft'>,
  segment: OrderSegment,
  { after, before, seats }: Gap,
  now: Date,
): Promise<DatedFlight | null> {
  const fits = ({ flightNumber, date, departure, arrival }: DatedFlight): boolean =>
    departure.instant > after &&
    (before === null || arrival.instant < before) &&
    !(flightNumber === segment.flightNumber && date === segment.departureDate);
  const fitting = candidates(sources, segment).filter(fits);
  const left = await sources.seatsLeft.now(fitting);
  const roomy = fitting.filter((flight) => left(flight, segment.cabin) >= seats);
  const operated = await sources.operations.of(roomy, now);
  const flown = operated.flatMap(({ cancelled, flight }) => (cancelled ? [] : [flight]));
  return flown.find(fits) ?? null;
}

type Sources = Pick<AirlineChangeDependencies, 'timetable' | 'operations' | 'seatsLeft' | 'orders'>;

const keyOf = ({ flightNumber, departureDate: date }: OrderSegment): string =>
  flightId({ flightNumber, date });

/**
 * What has become of a bound: flights that are cancelled, flights with other times, airports or
 * aircraft, and connections that no longer hold. Null where everything is as it was booked.
 */
export async function boundPlan(
  sources: Sources,
  order: Order,
  boundIndex: number,
  known: KnownFlights,
  now: Date,
): Promise<BoundPlan | null> {
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
    const connectsAt: Date | null = reachableFrom(earlier, flight);
    const isMissed = connectsAt !== null && leavesAt(operation) < connectsAt;
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
    earlier = { flight, arrivesAt: arrivesAt(operation) };
  }
  if (replanned.length === 0 && replaced.length === 0) return null;
  return { boundIndex, kinds: [...kinds], reason, replanned, replaced };
}
