import { globalId, keyOf } from '#gateway/graphql/global-id.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { LoadedScenario } from '#gateway/scenarios/load-scenario.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import type { ExampleValueParts } from './example-values.parts.ts';
import { firstFlight, firstSegment } from './seat-values.ts';

/**
 * A scenario as the query editor shows it: who the visitor is, which examples to try there, and
 * values for their variables.
 */
export type ScenarioOfExamples = {
  readonly who: string;
  /** Each order in a few words. */
  readonly orders: readonly string[];
  /** The names of operations of examples. */
  readonly titles: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
};

const DAYS_LATER = 1;

/** What every order can show; then what is done with it in its state. */
const titlesOf = ({ state, segments }: Order, toCheckIn: boolean, hasRefund: boolean): string[] => [
  'OrderDetail',
  'OrderLookUp',
  ...(state === 'PENDING_PAYMENT' ? ['StartPayment', 'CorrectPassenger', 'CancelOrder'] : []),
  ...(state === 'TICKETED' ? ['ChangeSearch', 'CreateRefundOffer', 'SendReceipt'] : []),
  ...(toCheckIn ? ['CheckIn', 'BoardingPasses', 'CheckInItineraryChanged'] : []),
  ...(hasRefund ? ['RefundOfOrder', 'Refund'] : []),
  ...(segments.length > 0 ? ['SeatMap'] : []),
];

function valuesOfOrder(order: Order) {
  const { reference, contact, passengers, segments, tickets } = order;
  const id = globalId('Order', order.id);
  const [flight] = segments;
  const flightGlobalId = flight && globalId('FlightSegment', firstFlight(order));
  const adult = passengers.find(({ type }) => type === 'ADT');
  const adultSegment = adult && globalId('PassengerSegment', `${adult.id}.0`);
  return {
    orderId: id,
    ownOrderId: id,
    unpaidOrderId: id,
    ownUnpaidOrderId: id,
    refundOrderId: id,
    checkInOrderId: id,
    reference,
    name: passengers[0]?.ticketName,
    email: contact.email,
    flightDate: flight?.departureDate,
    flightNumber: flight?.flightNumber,
    ticketNumber: tickets[0]?.number,
    passengerIds: passengers.map((one) => globalId('Passenger', one.id)),
    unpaidPassengerId: passengers[0] && globalId('Passenger', passengers[0].id),
    changeDate: flight && addDays(flight.departureDate, DAYS_LATER),
    flightId: flightGlobalId,
    ownFlightId: flightGlobalId,
    checkInFlightId: flightGlobalId,
    ownSegmentId: firstSegment(order),
    passengerSegmentId: adultSegment,
  };
}

const ofFlights = ({
  flights: [soldDown],
  disturbed: [first],
  elsewhere: [ticket],
}: LoadedScenario) => ({
  ...(soldDown && { flightId: globalId('FlightSegment', flightId(soldDown)) }),
  ...(first && { flightStatusId: first.id }),
  ...(ticket && {
    agentReference: ticket.bookingReference,
    agentName: ticket.name,
    agentFlightNumber: ticket.flightNumber,
    agentFlightDate: ticket.date,
  }),
});

const titlesOfFlights = ({ flights, disturbed, elsewhere, member }: LoadedScenario): string[] => [
  ...(flights.length > 0 ? ['SeatMap'] : []),
  ...(disturbed.length > 0 ? ['FlightStatusChanged', 'FlightStatus'] : []),
  ...(elsewhere.length > 0 ? ['CheckInAccess'] : []),
  ...(member ? ['Member', 'Points', 'FlownSegments', 'Messages', 'OpenOrders'] : []),
];

/** What the examples can show in a scenario that was made for a visitor. */
export async function scenarioOfExamples(
  { services }: Pick<ExampleValueParts, 'services'>,
  loaded: LoadedScenario,
  now: Date,
): Promise<ScenarioOfExamples> {
  const { member, orders, toCheckIn } = loaded;
  const key = { id: keyOf('Order', orders[0]?.id ?? '') ?? '' };
  const order = orders.length > 0 ? await services.orders.find(key, AIRLINE, now) : null;
  const [refund] = order ? await services.refunds.ofOrder(order, AIRLINE, now) : [];
  const [change] = order ? await services.airlineChanges.ofOrder(order, now) : [];
  const titles = [
    ...(change?.state === 'OPEN' ? ['KeepChangedFlights'] : []),
    ...(order ? titlesOf(order, toCheckIn.length > 0, refund !== undefined) : []),
    ...titlesOfFlights(loaded),
  ];
  return {
    who: member ? `${member.firstName} ${member.lastName}, ${member.tier}` : 'a guest',
    orders: orders.map(({ bookingReference, state }) => `${bookingReference} ${state}`),
    titles: [...new Set(titles)],
    values: {
      ...(order ? valuesOfOrder(order) : {}),
      ...(refund && { refundId: globalId('Refund', refund.id) }),
      ...(change && { airlineChangeId: globalId('AirlineChange', change.id) }),
      ...(toCheckIn[0] && { itineraryId: toCheckIn[0].itineraryId }),
      ...ofFlights(loaded),
    },
  };
}
