import { globalId } from '#gateway/graphql/global-id.ts';
import { KNOWN_ORDERS } from './flights.generators.ts';

const { ticketed, unpaid } = KNOWN_ORDERS;
const passenger = globalId('PassengerSegment', `${ticketed}.0.0`);

/**
 * Ids for the examples of GraphiQL, so that those about an order are about one that the mock knows.
 */
export const EXAMPLE_VALUES = {
  reference: ticketed,
  orderId: globalId('Order', ticketed),
  ownOrderId: globalId('Order', ticketed),
  refundOrderId: globalId('Order', ticketed),
  checkInOrderId: globalId('Order', ticketed),
  unpaidOrderId: globalId('Order', unpaid),
  ownUnpaidOrderId: globalId('Order', unpaid),
  passengerIds: [globalId('Passenger', `${ticketed}.0`), globalId('Passenger', `${ticketed}.2`)],
  passengerSegmentId: passenger,
  ownSegmentId: passenger,
  familySegmentId: passenger,
  ownFlightId: globalId('FlightSegment', `${ticketed}.0`),
  checkInFlightId: globalId('FlightSegment', `${ticketed}.0`),
  itineraryId: globalId('CheckInItinerary', `${ticketed}.0`),
  changeOfferId: globalId('ChangeOffer', ticketed),
  dateChangeId: globalId('DateChange', ticketed),
  refundOfferId: globalId('RefundOffer', ticketed),
  refundId: globalId('Refund', ticketed),
  seatOrderId: globalId('SeatOrder', ticketed),
  airlineChangeId: globalId('AirlineChange', ticketed),
};
