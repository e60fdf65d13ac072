import { airlineChangeOf } from '#gateway/mocks/story/airline-changes/airline-change.ts';
import { isUnderReview } from '#gateway/mocks/story/refunds/refund-view.ts';
import { unpaidSeatsOn } from '#gateway/mocks/story/seats/seat-standing.ts';
import {
  couponOf,
  flightKeyOf,
  segmentsOf,
} from '#gateway/mocks/story/segments/passenger-segment.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { CreateChangeOfferErrorCode } from '#gateway/resolvers.gen.ts';
import { dateChangeProblem } from '#schema/rules/after-sale/coupon-procedure.ts';
import { splitProblem } from '#schema/rules/after-sale/split-party.ts';
import { localDay } from '#schema/rules/base/time.ts';
import type { ChangeQuestion } from './change.model.ts';
import { changesByChoice, changesOf } from './change-standing.ts';

/** Why those passengers cannot change those bounds, on whatever day; null when they can (RULES 8.1, 8.2 and 8.5). */
export const changeFault = (
  parts: StoryParts,
  order: Order,
  { passengerIds, boundIndexes, airlineChangeId }: ChangeQuestion,
  now: Date,
): CreateChangeOfferErrorCode | null => {
  const { story, airline } = parts;
  const byAirline = airlineChangeId ? airlineChangeOf(parts, airlineChangeId, now) : null;
  if (airlineChangeId && (byAirline?.orderId !== order.id || byAirline.state !== 'OPEN'))
    return 'AIRLINE_CHANGE_CLOSED';
  const asked = segmentsOf(order).filter(
    ({ passenger, segment }) =>
      passengerIds.includes(passenger.id) && boundIndexes.includes(segment.boundIndex),
  );
  const isChanging = changesOf(parts, order.id, now).some(
    ({ state }) => state === 'PENDING_PAYMENT',
  );
  const isReviewed = asked.some(({ key }) => isUnderReview(story, key));
  const problem = dateChangeProblem({
    boughtHere: true,
    byAirline: byAirline !== null,
    unpaidSeats: asked.some((one) => unpaidSeatsOn(story, order.id, flightKeyOf(one), now)),
    coupons: asked.flatMap((one) => couponOf(one)?.state ?? []),
    procedure: isChanging ? 'DATE_CHANGE' : isReviewed ? 'REFUND' : null,
    changeable: boundIndexes.every((index) => {
      const fare = order.fares[index];
      return fare && airline.fares.brand(fare.brand).conditions.changeFee !== null;
    }),
    dateChanges: changesByChoice(parts, order.id),
  });
  if (problem) return problem;
  const [first, ...later] = order.segments.map(({ departsAt, departureZone }) =>
    localDay(departsAt, departureZone),
  );
  if (!first) return 'NOT_TICKETED';
  const apart = splitProblem(order.passengers, new Set(passengerIds), [first, ...later], true);
  return apart === 'FOLLOWS_ADULT' ? 'DEPENDANTS_TOGETHER' : apart;
};
