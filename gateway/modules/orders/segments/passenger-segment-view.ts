import type { Order } from '#gateway/modules/orders/order.model.ts';
import {
  type PassengerView,
  passengersIn,
} from '#gateway/modules/orders/passengers/passenger-view.ts';
import {
  type CouponView,
  couponsIn,
  ticketsIn,
} from '#gateway/modules/orders/tickets/ticket-view.ts';
import { type SegmentView, segmentsIn } from './segment-view.ts';

/**
 * One passenger on one segment of an order. It exists from the order on, and so is named by the
 * two.
 */
export type PassengerSegmentView = {
  readonly passenger: PassengerView;
  readonly segment: SegmentView;
};

/** Everyone of an order who is booked on a segment of it, in the order of its passengers. */
export const passengersOn = (segment: SegmentView): PassengerSegmentView[] =>
  passengersIn(segment.order).map((passenger) => ({ passenger, segment }));

/** Every passenger on every segment: by segment, then in the order of the passengers. */
export const passengerSegmentsIn = (order: Order): PassengerSegmentView[] =>
  segmentsIn(order).flatMap(passengersOn);

/** Who else of the order is on the same segment. */
export const beside = (
  { segment }: PassengerSegmentView,
  isMeant: (other: PassengerView) => boolean,
): PassengerSegmentView | null =>
  passengersOn(segment).find(({ passenger }) => isMeant(passenger)) ?? null;

/** The right of the passenger to the segment; null before the ticket is issued. */
export const couponOf = ({ passenger, segment }: PassengerSegmentView): CouponView | null =>
  ticketsIn(segment.order)
    .filter(({ passengerId }) => passengerId === passenger.id)
    .flatMap(couponsIn)
    .find(({ segmentIndex }) => segmentIndex === segment.index) ?? null;
