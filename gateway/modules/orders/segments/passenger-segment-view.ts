import { keyOf } from '#gateway/graphql/global-id.ts';
import type { Order, OrderSegment } from '#gateway/modules/orders/order.model.ts';
import {
  type CouponView,
  couponsIn,
  type PassengerView,
  passengersIn,
  ticketsIn,
} from '#gateway/modules/orders/passengers/passenger-view.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';

/** What of a segment says which flight it is. */
type SegmentFlight = Pick<
  OrderSegment,
  | ('flightNumber' | 'departureDate' | 'origin' | 'destination')
  | ('departsAt' | 'departureZone' | 'arrivesAt' | 'arrivalZone')
>;

/** A flight as segments of orders have it. */
export const segmentFlight = (flight: DatedFlight): SegmentFlight => ({
  flightNumber: flight.flightNumber,
  departureDate: flight.date,
  origin: flight.origin.code,
  destination: flight.destination.code,
  departsAt: flight.departure.instant,
  departureZone: flight.departure.zone,
  arrivesAt: flight.arrival.instant,
  arrivalZone: flight.arrival.zone,
});

/** A segment as seen through its order. */
export type SegmentView = OrderSegment & { readonly order: Order };

/** The segments of an order, in the order they are flown. */
export const segmentsIn = (order: Order): SegmentView[] =>
  order.segments.map((segment) => ({ ...segment, order }));

/** The segment at a place, counted from 0 over the whole order; null where there is none. */
export const segmentIn = (order: Order, at: number): SegmentView | null =>
  segmentsIn(order).find(({ index }) => index === at) ?? null;

/** Names one passenger on one segment of an order. */
export type PassengerSegmentKey = { readonly passengerId: string; readonly segmentIndex: number };

/** What the key of a global id of a passenger segment names; null for any other text. */
export function readPassengerSegmentKey(key: string): PassengerSegmentKey | null {
  const [, passengerId, index] = /^([0-9a-f-]{36})\.(\d{1,2})$/.exec(key) ?? [];
  return passengerId && index ? { passengerId, segmentIndex: Number(index) } : null;
}

/** The same of the global id itself. */
export const passengerSegmentKeyOf = (id: string): PassengerSegmentKey | null =>
  readPassengerSegmentKey(keyOf('PassengerSegment', id) ?? '');

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
