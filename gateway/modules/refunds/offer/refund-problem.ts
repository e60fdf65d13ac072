import type { Order } from '#gateway/modules/orders/order.model.ts';
import {
  couponOf,
  type PassengerSegmentView,
  passengerSegmentsIn,
} from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { RefundQuestion } from '#gateway/modules/refunds/refund.model.ts';
import type { CreateRefundOfferErrorCode } from '#gateway/resolvers.gen.ts';
import { refundProblem } from '#schema/rules/after-sale/coupon-procedure.ts';
import { splitProblem } from '#schema/rules/after-sale/split-party.ts';
import { localDay } from '#schema/rules/base/time.ts';

type Asked = Pick<RefundQuestion, 'passengerIds' | 'boundIndexes'>;

/** The passengers on segments that a question is about, whatever their coupons are. */
const askedFor = (order: Order, { passengerIds, boundIndexes }: Asked): PassengerSegmentView[] =>
  passengerSegmentsIn(order).filter(
    ({ passenger, segment }) =>
      passengerIds.includes(passenger.id) &&
      (boundIndexes === null || boundIndexes.includes(segment.boundIndex)),
  );

/** Of those, the ones that can be given up: not flown, and in no procedure. */
export const givenUp = (order: Order, asked: Asked): PassengerSegmentView[] =>
  askedFor(order, asked).filter((one) => {
    const coupon = couponOf(one);
    return coupon?.state === 'OPEN' && !coupon.procedure;
  });

/** Why what is asked for cannot be given up, as the coupons and seats are; null when it can. */
export function couponProblem(
  order: Order,
  question: RefundQuestion,
  given: readonly PassengerSegmentView[],
  unpaidSeats: boolean,
): CreateRefundOfferErrorCode | null {
  const coupons = askedFor(order, question).flatMap((one) => couponOf(one) ?? []);
  if (order.ticketedAt && coupons.length === 0) return 'NOTHING_TO_REFUND';
  const busy = coupons.find(({ state, procedure }) => state === 'OPEN' && procedure)?.procedure;
  // Everything unused leaves out what is being given back already.
  const procedure = question.boundIndexes === null && given.length > 0 ? null : (busy ?? null);
  const states = coupons.map(({ state }) => state);
  return refundProblem({
    boughtHere: order.soldBy === null,
    coupons: states,
    unpaidSeats,
    procedure,
  });
}

function daysOf({ segments }: Order): [string, ...string[]] {
  const [first, ...later] = segments.map(({ departsAt, departureZone }) =>
    localDay(departsAt, departureZone),
  );
  if (!first) throw new Error('an order without flights');
  return [first, ...later];
}

/**
 * Why those who stay cannot travel without those who leave, on any of the bounds
 * (RULES 7.9 and 8.5); null when they can.
 */
export function partyProblem(
  order: Order,
  given: readonly PassengerSegmentView[],
): Extract<CreateRefundOfferErrorCode, 'FOLLOWS_ADULT' | 'PARTY_WITHOUT_GUARDIAN'> | null {
  const days = daysOf(order);
  for (const boundIndex of new Set(given.map(({ segment }) => segment.boundIndex))) {
    const onBound = ({ segment }: PassengerSegmentView) => segment.boundIndex === boundIndex;
    const travelling = passengerSegmentsIn(order)
      .filter((one) => onBound(one) && couponOf(one)?.state === 'OPEN')
      .filter((one) => couponOf(one)?.procedure !== 'REFUND');
    const ids = new Set(travelling.map(({ passenger }) => passenger.id));
    const party = order.passengers.filter(({ id }) => ids.has(id));
    const leaving = new Set(given.filter(onBound).map(({ passenger }) => passenger.id));
    const problem = splitProblem(party, leaving, days, false);
    if (problem === 'FOLLOWS_ADULT') return problem;
    if (problem) return 'PARTY_WITHOUT_GUARDIAN';
  }
  return null;
}
