import type { IResolvers } from '@graphql-tools/utils';
import { globalId } from '#gateway/graphql/global-id.ts';
import { boardingPass } from '#gateway/mocks/story/check-in/boarding-pass.ts';
import { maskedContact } from '#gateway/mocks/story/check-in/cancel-check-in.ts';
import { checkInOf } from '#gateway/mocks/story/check-in/check-in-standing.ts';
import { seatView } from '#gateway/mocks/story/seats/seat-views.ts';
import type { StoryParts } from '#gateway/mocks/story/story-services.ts';
import type { Order, OrderSegment } from '#gateway/modules/orders/order.model.ts';
import { passengerIn } from '#gateway/modules/orders/passengers/passenger-view.ts';
import {
  type CouponView,
  couponsIn,
  type TicketView,
  ticketsIn,
} from '#gateway/modules/orders/tickets/ticket-view.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { checkInWindow } from '#schema/rules/after-sale/check-in-window.ts';
import { companionsOf, type PassengerSegment, segmentId, segmentsOf } from './passenger-segment.ts';
import { segmentCapabilities } from './segment-capabilities.ts';

/** A segment that knows its order. */
type PlacedSegment = OrderSegment & { readonly order: Order };

const couponView = ({ order, passenger, segment }: PassengerSegment): CouponView | null =>
  ticketsIn(order)
    .filter(({ passengerId }) => passengerId === passenger.id)
    .flatMap(couponsIn)
    .find(({ segmentIndex }) => segmentIndex === segment.index) ?? null;

const placed = (order: Order, index: number): PlacedSegment | undefined =>
  order.segments.filter((one) => one.index === index).map((one) => ({ ...one, order }))[0];

const checkInView = ({ story }: StoryParts, one: PassengerSegment) => {
  const { cancellations, contact, ...standing } = checkInOf(story, one);
  return {
    ...{ ...standing, ...checkInWindow(one.segment.departsAt), documentNeeded: false },
    place: standing.checkedInAt ? 'ONLINE' : null,
    ...{ contact: maskedContact(contact), cancellations },
    cancellationsLeft: LIMITS.checkInCancellationsPerSegment - cancellations,
  };
};

/** Passengers on their segments, from the orders of the story. */
export const segmentResolvers = (parts: StoryParts): IResolvers => ({
  Order: {
    passengerSegments: segmentsOf,
    segments: (order: Order) => order.segments.map((segment) => ({ ...segment, order })),
  },
  OrderSegment: {
    id: ({ order, index }: PlacedSegment) => globalId('OrderSegment', `${order.id}.${index}`),
    passengers: ({ order, index }: PlacedSegment) =>
      segmentsOf(order).filter(({ segment }) => segment.index === index),
    status: (
      { flightNumber, departureDate: date }: PlacedSegment,
      _args: unknown,
      context: GatewayContext,
    ) => context.services.flightStatus.find(flightId({ flightNumber, date }), context.now),
    airlineChange: () => null,
  },
  Coupon: {
    segment: ({ order, segmentIndex }: CouponView) => placed(order, segmentIndex),
    ticket: ({ order, ticketId }: CouponView) => ticketsIn(order).find(({ id }) => id === ticketId),
  },
  Ticket: { order: ({ order }: TicketView) => order, reissuedFrom: () => null },
  PassengerSegment: {
    id: segmentId,
    name: ({ passenger }: PassengerSegment) => passenger.ticketName,
    passengerType: ({ passenger }: PassengerSegment) => passenger.type,
    flight: ({ segment }: PassengerSegment) => parts.orders.flights.flightOf(segment),
    cabin: ({ segment }: PassengerSegment) => segment.cabin,
    passenger: ({ order, passenger }: PassengerSegment) => passengerIn(order, passenger.id),
    segment: ({ order, segment }: PassengerSegment) => placed(order, segment.index),
    coupon: couponView,
    accompanyingAdult: (one: PassengerSegment) => companionsOf(one).adult,
    lapInfant: (one: PassengerSegment) => companionsOf(one).infant,
    specialServices: () => [],
    capabilities: (one: PassengerSegment, _args: unknown, { now }: GatewayContext) =>
      segmentCapabilities(parts.story, one, now),
    seat: (one: PassengerSegment, _args: unknown, { now }: GatewayContext) =>
      seatView(parts, one, now),
    checkIn: (one: PassengerSegment) => checkInView(parts, one),
    boardingPass: (one: PassengerSegment, _args: unknown, { now }: GatewayContext) =>
      boardingPass(parts, one, now),
  },
});
