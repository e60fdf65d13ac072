import type {
  StoredAirlineChange,
  StoredSegmentChange,
} from '#gateway/modules/airline-changes/airline-change.model.ts';
import type { MadeChange } from '#gateway/modules/airline-changes/airline-change-changes.repository.ts';
import type { Order, OrderSegment } from '#gateway/modules/orders/order.model.ts';
import type { OrderFlights } from '#gateway/modules/orders/read/order-flights.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import type { AirlineChangeKind } from '#gateway/resolvers.gen.ts';
import { decideBy, isConsiderableShift } from '#schema/rules/after-sale/airline-change.ts';
import type { AppliedSeats } from './apply-plan.ts';
import { type BoundPlan, bookedFlight } from './bound-plan.model.ts';

/** In the order of weight, for a bound to which several changes happened. */
const BY_WEIGHT: readonly AirlineChangeKind[] = [
  'CANCELLED',
  'MISCONNECTED',
  'REROUTED',
  'RETIMED',
  'AIRCRAFT_CHANGED',
];

/**
 * The kind of a change, the weightiest of several; null when there is none that a traveller decides
 * about.
 */
const changeKind = (kinds: ReadonlySet<AirlineChangeKind>): AirlineChangeKind | null =>
  BY_WEIGHT.find((kind) => kinds.has(kind)) ?? null;

const keyOf = (flight: FlightKey): FlightKey => ({
  flightNumber: flight.flightNumber,
  date: flight.date,
});

function kindsOf(
  plan: BoundPlan,
  booked: (index: number) => StoredSegmentChange['before'],
  seats: AppliedSeats,
) {
  const kinds = new Set<AirlineChangeKind>(plan.kinds);
  for (const { segment, flight } of plan.replanned) {
    const before = booked(segment.index);
    if (segment.origin !== flight.origin.code || segment.destination !== flight.destination.code)
      kinds.add('REROUTED');
    if (
      isConsiderableShift(before.departsAt, flight.departure.instant) ||
      isConsiderableShift(before.arrivesAt, flight.arrival.instant)
    )
      kinds.add('RETIMED');
    if ((seats.get(segment.index) ?? []).length > 0) kinds.add('AIRCRAFT_CHANGED');
  }
  return kinds;
}

/**
 * The segments of a change in the order they are flown: those of an open one keep what was booked.
 */
function merged(
  open: StoredAirlineChange | null,
  found: readonly StoredSegmentChange[],
): StoredSegmentChange[] {
  const earlier = open?.segments ?? [];
  const left = earlier.filter(({ index }) => !found.some((one) => one.index === index));
  return [...left, ...found].toSorted((a, b) => a.index - b.index);
}

/**
 * What is to be decided about a bound; null where nothing is, since it was changed by less than
 * counts (RULES 8.3).
 * @param open the change of it that is still to be decided, which this one replaces
 */
export function changedSegments(
  order: Order,
  plan: BoundPlan,
  open: StoredAirlineChange | null,
  seats: AppliedSeats,
  { flightOf }: Pick<OrderFlights, 'flightOf'>,
  now: Date,
): MadeChange | null {
  const booked = (index: number): StoredSegmentChange['before'] => {
    const known = open?.segments.find((one) => one.index === index)?.before;
    const segment = order.segments[index] as OrderSegment;
    return known ?? bookedFlight(segment, flightOf(segment));
  };
  const kind = changeKind(kindsOf(plan, booked, seats));
  if (!kind) return null;
  const found: StoredSegmentChange[] = [
    ...plan.replaced.map(({ segment, flight }) => ({
      index: segment.index,
      before: booked(segment.index),
      seats: null,
      after: flight && keyOf(flight),
    })),
    ...plan.replanned.map(({ segment, flight }) => ({
      index: segment.index,
      before: booked(segment.index),
      after: keyOf(flight),
      seats: seats.get(segment.index) ?? [],
    })),
  ];
  const segments = merged(open, found);
  const proposed = segments.every(({ after }) => after !== null);
  const [first] = [...plan.replaced, ...plan.replanned].toSorted(
    (a, b) => a.segment.index - b.segment.index,
  );
  const departsAt =
    (proposed ? first?.flight?.departure.instant : null) ?? first?.segment.departsAt ?? now;
  return {
    orderId: order.id,
    boundIndex: plan.boundIndex,
    kind,
    reason: plan.reason,
    segments,
    announcedAt: now,
    departsAt,
    proposed,
    decideBy: decideBy(now, departsAt),
  };
}
