import { globalId } from '#gateway/graphql/global-id.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { BookingElsewhere } from '#gateway/ports/ticket-store/ticket-store.port.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { Irregularity } from '#gateway/simulated/operations/irregularity.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { ticketName } from '#schema/rules/travellers/names.ts';
import { untilMade } from './expired-order.ts';
import type { DisturbedFlight, PreparedFlight, Scenario, ScenarioData } from './scenario.ts';
import type { TestOrders } from './test-orders.ts';

/** An order of the demo as programs and pages list it: all that its traveller would know. */
export type ListedOrder = {
  readonly id: string;
  readonly bookingReference: string;
  readonly orderNumber: string;
  readonly state: Order['state'];
  /** Of the first passenger, as a look-up asks for it. */
  readonly name: string;
  readonly email: string;
  readonly ticketNumbers: readonly string[];
  readonly flights: readonly { readonly flightNumber: string; readonly date: string }[];
  readonly paymentDueAt: string | null;
};

/** A flight that was sold down. */
export type ListedFlight = {
  readonly flightNumber: string;
  readonly date: string;
  readonly origin: string;
  readonly destination: string;
  readonly seatsLeft: number;
};

/** A flight of an order for which check-in is open. */
export type ListedCheckIn = Omit<ListedFlight, 'seatsLeft'> & {
  readonly itineraryId: string;
  readonly bookingReference: string;
};

/** A ticket that another channel has sold: all that its traveller would know. */
export type ListedTicketElsewhere = Omit<ListedFlight, 'seatsLeft'> & {
  readonly bookingReference: string;
  /** As a look-up asks for it. */
  readonly name: string;
  readonly email: string;
  readonly ticketNumber: string;
  readonly soldBy: string;
  /** Until when seats wait for payment with the seller. */
  readonly seatsDueAt: string | null;
};

/** A flight with which something goes wrong. */
export type ListedDisturbance = Omit<ListedFlight, 'seatsLeft'> & {
  /** Its global id, for `flightStatus` and `flightStatusChanged`. */
  readonly id: string;
  readonly irregularities: readonly Irregularity[];
};

/** A member of the demo: all that the member would know. */
export type ListedMember = {
  readonly lastName: string;
  readonly firstName: string;
  readonly tier: CardTier;
  readonly cardNumber: string;
  readonly email: string;
  /** The six digits that release the points; null where none are set. */
  readonly pointsPassword: string | null;
};

export type LoadedScenario = {
  readonly scenario: string;
  /** The member as whom the visitor is signed in; null for the guests of most scenarios. */
  readonly memberId: string | null;
  readonly member: ListedMember | null;
  readonly orders: readonly ListedOrder[];
  readonly toCheckIn: readonly ListedCheckIn[];
  readonly elsewhere: readonly ListedTicketElsewhere[];
  readonly flights: readonly ListedFlight[];
  readonly disturbed: readonly ListedDisturbance[];
};

export const listedOrder = (order: Order): ListedOrder => ({
  id: globalId('Order', order.id),
  bookingReference: order.reference,
  orderNumber: order.number,
  state: order.state,
  name: order.passengers[0]?.ticketName ?? '',
  email: order.contact.email,
  ticketNumbers: order.tickets.map(({ number }) => number),
  flights: order.segments.map(({ flightNumber, departureDate: date }) => ({ flightNumber, date })),
  paymentDueAt: order.state === 'PENDING_PAYMENT' ? order.paymentDueAt.toISOString() : null,
});

async function listedMember(
  desk: TestOrders,
  { memberId, pointsPassword: digits }: ScenarioData,
): Promise<ListedMember | null> {
  if (!memberId) return null;
  const { person, card, contacts } = await desk.memberOf(memberId);
  const { lastName, firstName } = person;
  const email = contacts.find(({ kind }) => kind === 'EMAIL')?.address ?? '';
  const pointsPassword = digits ?? null;
  return { lastName, firstName, tier: card.tier, cardNumber: card.number, email, pointsPassword };
}

const named = ({ flightNumber, date, origin, destination }: PreparedFlight['flight']) => ({
  flightNumber,
  date,
  origin: origin.code,
  destination: destination.code,
});

const listedFlight = ({ flight, seatsLeft }: PreparedFlight): ListedFlight => ({
  ...named(flight),
  seatsLeft,
});

const listedDisturbance = ({ flight, irregularities }: DisturbedFlight): ListedDisturbance => ({
  ...named(flight),
  id: globalId('FlightStatus', flightId(flight)),
  irregularities,
});

function listedElsewhere(
  { timetable }: TestOrders,
  { reference, seller, contact, bounds, passengers }: BookingElsewhere,
): ListedTicketElsewhere[] {
  const booked = bounds[0]?.flights[0];
  const flight = booked && timetable.flight(booked);
  const [passenger] = passengers;
  if (!flight || !passenger) return [];
  return [
    {
      ...named(flight),
      bookingReference: reference,
      email: contact.email,
      soldBy: seller,
      name: ticketName(passenger),
      ticketNumber: passenger.ticketNumber,
      seatsDueAt: booked.seatsDueAt?.toISOString() ?? null,
    },
  ];
}

const listedCheckIn = ({ id, reference, segments }: Order): ListedCheckIn[] =>
  segments.slice(0, 1).map(({ index, flightNumber, departureDate: date, origin, destination }) => ({
    itineraryId: globalId('CheckInItinerary', `${id}.${index}`),
    bookingReference: reference,
    flightNumber,
    date,
    origin,
    destination,
  }));

/** Makes a named scenario, and returns its content as of `now`. */
export async function loadScenario(
  desk: TestOrders,
  scenario: Scenario,
  now: Date,
  flight: PreparedFlight['flight'] | null = null,
): Promise<LoadedScenario> {
  const data = await untilMade(() => {
    desk.at(now);
    return scenario.load({ desk, now, flight });
  });
  const { memberId = null, orders = [], toCheckIn = [], disturbed = [] } = data;
  const { elsewhere = [], flights = [] } = data;
  for (const order of orders) await desk.reveal(order, now);
  const asTheyStand = await Promise.all(
    orders.map(({ id }) => desk.orders.find({ id }, AIRLINE, now)),
  );
  return {
    scenario: scenario.name,
    memberId,
    member: await listedMember(desk, data),
    orders: asTheyStand.filter((order) => order !== null).map(listedOrder),
    toCheckIn: toCheckIn.flatMap(listedCheckIn),
    elsewhere: elsewhere.flatMap((booking) => listedElsewhere(desk, booking)),
    flights: flights.map(listedFlight),
    disturbed: disturbed.map(listedDisturbance),
  };
}
