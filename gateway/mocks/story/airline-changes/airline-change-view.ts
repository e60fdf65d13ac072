import { globalId } from '#gateway/graphql/global-id.ts';
import { carryOvers, seatMoves } from '#gateway/mocks/story/changes/carry-over.ts';
import { findDateChange } from '#gateway/mocks/story/changes/change-standing.ts';
import { dateChangeView } from '#gateway/mocks/story/changes/date-change-view.ts';
import { quote } from '#gateway/mocks/story/refunds/refund-quote.ts';
import { refundView } from '#gateway/mocks/story/refunds/refund-view.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { passengersIn } from '#gateway/modules/orders/passengers/passenger-view.ts';
import { segmentIn } from '#gateway/modules/orders/segments/segment-view.ts';
import { airlineChangeOptions, decideBy } from '#schema/rules/after-sale/airline-change.ts';
import { freeDays } from '#schema/rules/after-sale/change-day.ts';
import type { StoredAirlineChange } from './airline-change.model.ts';
import { flightIn, ruledChange } from './airline-change.ts';

/** All that was paid, if everyone gives the changed bound back. */
const refundOf = (parts: StoryParts, order: Order, change: StoredAirlineChange, now: Date) => {
  const boundIndex = order.segments[change.segmentIndex]?.boundIndex ?? 0;
  const question = {
    orderId: order.id,
    boundIndexes: [boundIndex],
    reason: 'FLIGHT_CANCELLED' as const,
    passengerIds: order.passengers.map(({ id }) => id),
    askedAt: now.toISOString(),
  };
  return quote(parts, order, question, now).money;
};

const optionsOf = (parts: StoryParts, order: Order, change: StoredAirlineChange, now: Date) => {
  const { first, last } = freeDays(flightIn(parts, change.before).date);
  return airlineChangeOptions(ruledChange(parts, change), now).map(({ action, until, reason }) => ({
    action,
    allowed: until !== null,
    until,
    reason: reason && { code: reason, liftsAt: null, seatOrder: null },
    firstDay: action === 'MOVE' ? first : null,
    lastDay: action === 'MOVE' ? last : null,
    refund: action === 'REFUND' ? refundOf(parts, order, change, now) : null,
  }));
};

/** A change by the airline as the schema shows it. */
export const airlineChangeView = (
  parts: StoryParts,
  order: Order,
  change: StoredAirlineChange,
  now: Date,
) => {
  const { story } = parts;
  const [before, after] = [flightIn(parts, change.before), flightIn(parts, change.proposed)];
  const segment = segmentIn(order, change.segmentIndex);
  const everyone = order.passengers.map(({ id }) => id);
  const asked = { passengerIds: everyone, boundIndexes: [segment?.boundIndex ?? 0] };
  const seats = seatMoves(parts, order, asked, () => change.proposed, now);
  const refund = change.refundId ? story.refunds.get(change.refundId) : null;
  const moved = change.dateChangeId && findDateChange(parts, change.dateChangeId, now);
  return {
    id: globalId('AirlineChange', change.id),
    order,
    state: change.state,
    kind: 'CANCELLED',
    reason: 'CREW',
    createdAt: change.announcedAt,
    segments: [
      {
        segment,
        before,
        after,
        seats: carryOvers(seats),
        departureBefore: before.departure,
        arrivalBefore: before.arrival,
      },
    ],
    passengers: passengersIn(order),
    options: optionsOf(parts, order, change, now),
    decideBy: decideBy(change.announcedAt, after.departure.instant),
    serverNow: now,
    decidedAt: change.decidedAt,
    dateChange: moved ? dateChangeView(parts, moved, now) : null,
    refund: refund ? () => refundView(parts, refund, now) : null,
  };
};
