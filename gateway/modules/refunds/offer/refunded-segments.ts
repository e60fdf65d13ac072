import type { Order } from '#gateway/modules/orders/order.model.ts';
import {
  couponOf,
  type PassengerSegmentView,
  passengerSegmentsIn,
} from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { RefundQuestion } from '#gateway/modules/refunds/refund.model.ts';

type Asked = Pick<RefundQuestion, 'passengerIds' | 'boundIndexes'>;

/** The passengers on segments that a question is about, whatever their coupons are. */
export const askedFor = (
  order: Order,
  { passengerIds, boundIndexes }: Asked,
): PassengerSegmentView[] =>
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
