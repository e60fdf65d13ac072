import { globalId, keyOf } from '#gateway/graphql/global-id.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import { TRAVELLER } from '#gateway/mocks/story/traveller.ts';
import type { Order, OrderSegment } from '#gateway/modules/orders/order.model.ts';
import {
  type PassengerSegmentView,
  passengerSegmentsIn,
} from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { Coupon } from '#gateway/modules/orders/tickets/ticket.model.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';

/** One passenger on one segment of an order at an instant; `key` names it in the story and in its global id. */
export type PassengerSegment = PassengerSegmentView & {
  readonly key: string;
  readonly order: Order;
};

export const segmentKey = (passengerId: string, index: number): string => `${passengerId}.${index}`;

/** A passenger segment as the modules resolve it, with its place in the story. */
export const inStory = (view: PassengerSegmentView): PassengerSegment => ({
  ...view,
  key: segmentKey(view.passenger.id, view.segment.index),
  order: view.segment.order,
});

/** Everyone on every segment: by segment, then in the order of the passengers. */
export const segmentsOf = (order: Order): PassengerSegment[] =>
  passengerSegmentsIn(order).map(inStory);

/** The one that a key names, as it is now. */
export const segmentByKey = async (
  { orders }: StoryParts,
  key: string,
  now: Date,
): Promise<PassengerSegment | null> => {
  const [passengerId = ''] = key.split('.');
  const order = await orders.find({ passengerId }, TRAVELLER, now);
  return (order && segmentsOf(order).find((one) => one.key === key)) ?? null;
};

/** Those that ids name; null in the place of each that names none. */
export const segmentsById = (
  parts: StoryParts,
  ids: readonly string[],
  now: Date,
): Promise<(PassengerSegment | null)[]> =>
  Promise.all(ids.map((id) => segmentByKey(parts, keyOf('PassengerSegment', id) ?? '', now)));

export const segmentId = ({ key }: PassengerSegment): string => globalId('PassengerSegment', key);

/** The flight that it is on, by `flightId`. */
export const flightKeyOf = ({ segment }: { readonly segment: OrderSegment }): string =>
  flightId({ flightNumber: segment.flightNumber, date: segment.departureDate });

/** The right to the flight; null before the ticket is issued. */
export const couponOf = ({ order, passenger, segment }: PassengerSegment): Coupon | null =>
  order.tickets
    .find(({ passengerId }) => passengerId === passenger.id)
    ?.coupons.find(({ segmentIndex }) => segmentIndex === segment.index) ?? null;

/** For an infant the adult on whose lap it travels, for an adult the infant on the lap. */
export const companionsOf = (one: PassengerSegment) => {
  const beside = segmentsOf(one.order).filter(({ segment }) => segment.index === one.segment.index);
  return {
    adult:
      beside.find(({ passenger }) => passenger.id === one.passenger.accompanyingAdultId) ?? null,
    infant:
      beside.find(({ passenger }) => passenger.accompanyingAdultId === one.passenger.id) ?? null,
  };
};
