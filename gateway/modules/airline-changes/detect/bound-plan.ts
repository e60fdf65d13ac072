import type { AirlineChangeSources } from '#gateway/modules/airline-changes/airline-change-sources.ts';
import type { Order, OrderSegment } from '#gateway/modules/orders/order.model.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import type { AirlineChangeKind } from '#gateway/resolvers.gen.ts';
import type { DelayReason } from '#schema/codes/flights/delay-reasons.ts';
import type { BoundPlan } from './bound-plan.model.ts';
import { concerned } from './concerned.ts';
import {
  arrivesAt,
  type Earlier,
  isReplanned,
  later,
  leavesAt,
  reachableFrom,
} from './flight-times.ts';
import type { KnownFlights } from './known-flights.ts';
import { proposeFlight } from './propose-flight.ts';

type Sources = Pick<AirlineChangeSources, 'timetable' | 'operations' | 'seatsLeft' | 'orders'>;

const keyOf = ({ flightNumber, departureDate: date }: OrderSegment): string =>
  flightId({ flightNumber, date });

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
};
