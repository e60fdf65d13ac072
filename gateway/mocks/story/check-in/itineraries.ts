import { globalId } from '#gateway/graphql/global-id.ts';
import { unpaidSeatsOn } from '#gateway/mocks/story/seats/seat-standing.ts';
import { flightKeyOf, segmentsOf } from '#gateway/mocks/story/segments/passenger-segment.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import type { Order, OrderSegment } from '#gateway/modules/orders/order.model.ts';
import { checkInWindow } from '#schema/rules/check-in/check-in-window.ts';

/** The flights on which passengers can be checked in, from 48 hours before departure to the landing, the next first. */
export const checkInItineraries = (parts: StoryParts, now: Date) =>
  parts.orders
    .all(now)
    .filter(({ tickets }) => tickets.length > 0)
    .flatMap((order) => order.segments.map((segment) => ({ order, segment })))
    .filter(
      ({ segment }) => now >= checkInWindow(segment.departsAt).opensAt && now < segment.arrivesAt,
    )
    .toSorted((a, b) => a.segment.departsAt.getTime() - b.segment.departsAt.getTime())
    .map(({ order, segment }) => itineraryOf(parts, order, segment, now));

/** One flight of a booking by the key of its id, whenever it leaves; null where there is none. */
export const itineraryOn = (parts: StoryParts, key: string, now: Date) => {
  const [orderId, index] = key.split('.');
  const order = parts.orders.all(now).find(({ id }) => id === orderId);
  const segment = order?.segments.find((one) => String(one.index) === index);
  return order && segment ? itineraryOf(parts, order, segment, now) : null;
};

const itineraryOf = (
  { story, services }: StoryParts,
  order: Order,
  segment: OrderSegment,
  now: Date,
) => {
  const flight = flightKeyOf({ segment });
  return {
    id: globalId('CheckInItinerary', `${order.id}.${segment.index}`),
    source: 'OWN_ORDER',
    bookingReference: order.reference,
    serverNow: now,
    flight: services.orders.flights.flightOf(segment),
    status: () => services.flightStatus.find(flight, now),
    ...checkInWindow(segment.departsAt),
    passengers: segmentsOf(order).filter((one) => one.segment.index === segment.index),
    unpaidSeats: unpaidSeatsOn(story, order.id, flight, now),
    order,
    accessExpiresAt: null,
  };
};
