import { LIMITS } from '#schema/codes/base/limits.ts';
import { COUNTERS } from '#schema/codes/flights/airport-counters.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import type {
  OrderTripFragment,
  TripBoundFragment,
  TripSegmentFragment,
} from '#web/app/components/order-view/order-trip.gen.ts';
import type { TripPassengerFragment } from './trip-passenger.gen.ts';

/** An order, as far as its line in time is made of it. */
export type TimedOrder = Pick<OrderTripFragment, 'bounds'> & {
  readonly serverNow: string;
  readonly passengerSegments: readonly TripPassengerFragment[];
};

/** What is known of one bound: its flights, and who is on the first of them. */
export type BoundFacts = {
  readonly bound: TripBoundFragment;
  readonly first: TripSegmentFragment;
  readonly last: TripSegmentFragment;
  /** Of the first flight among all flights of the order. */
  readonly segment: number;
  readonly passengers: readonly TripPassengerFragment[];
  /** One of its flights does not fly, and no other one is booked in its place. */
  readonly isCancelled: boolean;
};

type Kind = 'CHECK_IN' | 'AIRPORT' | 'GATE' | 'FLIGHT' | 'ARRIVAL';

/** A point of the line that belongs to one bound. */
export type BoundStop = BoundFacts & {
  readonly kind: Kind;
  readonly key: string;
  readonly at: Date;
  /** Until when it can be done. */
  readonly until: Date | null;
};

/** One point of the line from today to the last arrival. */
export type TripStop =
  | BoundStop
  | { readonly kind: 'NOW'; readonly key: string; readonly at: Date };

/** The bounds of an order with their passengers, in the order they are flown. */
export function boundFacts(
  { bounds, passengerSegments }: Pick<TimedOrder, 'bounds' | 'passengerSegments'>,
  cancelled: ReadonlySet<string>,
): BoundFacts[] {
  let segment = 0;
  return bounds.flatMap((bound) => {
    const { segments } = bound.itinerary;
    const [first] = segments;
    const last = segments.at(-1);
    const index = segment;
    segment += segments.length;
    if (!first || !last) return [];
    const among = passengerSegments.filter((one) => one.segment?.index === index);
    const isCancelled = passengerSegments.some(
      (one) =>
        one.segment &&
        one.segment.index >= index &&
        one.segment.index < segment &&
        cancelled.has(one.segment.id),
    );
    return [{ bound, first, last, segment: index, passengers: among, isCancelled }];
  });
}

/** What comes before a flight: each with its time, as the airport, check-in and the pass say it. */
function before({ bound, first, passengers }: BoundFacts, now: Date) {
  const departs = new Date(bound.itinerary.departure.instant);
  const [checkIn] = passengers.map((one) => one.checkIn);
  const pass = passengers.find(({ boardingPass }) => boardingPass)?.boardingPass;
  const { opensMinutes, closesMinutes } = first.origin.counters;
  const isCheckedIn = passengers.some((one) => one.checkIn.state === 'CHECKED_IN');
  const stops = [
    ...(checkIn
      ? [
          {
            kind: 'CHECK_IN' as const,
            at: new Date(checkIn.opensAt),
            until: new Date(checkIn.closesAt),
          },
        ]
      : []),
    {
      kind: 'AIRPORT' as const,
      at: addMinutes(departs, -opensMinutes),
      until: addMinutes(departs, -closesMinutes),
    },
    {
      kind: 'GATE' as const,
      at: pass
        ? new Date(pass.boardingAt.instant)
        : addMinutes(departs, -LIMITS.flightDay.boardingMinutes),
      until: pass
        ? new Date(pass.gateClosesAt.instant)
        : addMinutes(departs, -COUNTERS.gateCloseMinutes),
    },
  ];
  // passes are shown until the aircraft has left
  return stops.filter(
    ({ kind, until }) => until > now || (kind === 'CHECK_IN' && isCheckedIn && departs > now),
  );
}

/**
 * A trip as one line: flights flown, today, and what comes next, in the order of time. Of a trip
 * that is over today comes first, as its papers are what one comes back for. What has to
 * be done before a flight leaves the line when its time is over.
 * @param cancelled ids of segments whose flight does not fly
 */
export function tripStops(order: TimedOrder, cancelled: ReadonlySet<string>): TripStop[] {
  const now = new Date(order.serverNow);
  const stops = boundFacts(order, cancelled).flatMap((facts): TripStop[] => {
    const { departure, arrival } = facts.bound.itinerary;
    const key = (kind: Kind) => `${kind} ${facts.bound.index}`;
    const ahead = facts.isCancelled ? [] : before(facts, now);
    return [
      ...ahead.map((stop) => ({ ...stop, ...facts, key: key(stop.kind) })),
      {
        kind: 'FLIGHT',
        key: key('FLIGHT'),
        at: new Date(departure.instant),
        until: null,
        ...facts,
      },
      ...(facts.isCancelled
        ? []
        : [
            {
              kind: 'ARRIVAL' as const,
              key: key('ARRIVAL'),
              at: new Date(arrival.instant),
              until: null,
              ...facts,
            },
          ]),
    ];
  });
  const today: TripStop = { kind: 'NOW', key: 'NOW', at: now };
  const isBegun = ({ at }: TripStop) => at <= now;
  // check-in that is open now is ahead, whenever it opened
  const isBehind = (stop: TripStop) =>
    isBegun(stop) && (stop.kind === 'FLIGHT' || stop.kind === 'ARRIVAL');
  const behind = stops.filter(isBehind);
  if (behind.length === stops.length) return [today, ...behind];
  return [
    ...behind,
    today,
    ...stops.filter((stop) => !isBehind(stop)).toSorted((a, b) => Number(a.at) - Number(b.at)),
  ];
}
