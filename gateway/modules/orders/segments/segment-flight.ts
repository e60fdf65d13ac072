import type { OrderSegment } from '#gateway/modules/orders/order.model.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';

/** What of a segment says which flight it is. */
export type SegmentFlight = Pick<
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
