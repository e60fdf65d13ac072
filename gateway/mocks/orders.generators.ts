import { globalId } from '#gateway/graphql/global-id.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { capabilities } from './capabilities.ts';
import { extrasQuote } from './extras.generators.ts';
import { itineraryOf, KNOWN_ORDERS, segmentOfOrder } from './flights.generators.ts';
import type { TypeGenerator } from './generator.ts';
import { breakdown, pointsOffset } from './prices.generators.ts';
import { SeededRandom } from './seeded-random.ts';
import { FLIGHTS, PARTY, travellerId } from './travellers.generators.ts';

const REASONS = {
  PENDING_PAYMENT: {
    CHANGE_DATE: 'NOT_PAID',
    REFUND: 'NOT_PAID',
    SELECT_SEAT: 'NOT_PAID',
    CHECK_IN: 'NOT_PAID',
    CANCEL_CHECK_IN: 'NOT_CHECKED_IN',
    RECEIPT: 'NOT_TICKETED',
  },
  TICKETED: {
    PAY: 'ALREADY_PAID',
    CANCEL: 'ALREADY_PAID',
    CORRECT: 'ALREADY_PAID',
    CHECK_IN: 'CHECK_IN_NOT_OPEN',
    CANCEL_CHECK_IN: 'NOT_CHECKED_IN',
  },
} as const satisfies Record<string, Record<string, string>>;

const ACTIONS = [
  'PAY',
  'CANCEL',
  'CORRECT',
  'CHANGE_DATE',
  'REFUND',
  'SELECT_SEAT',
  'CHECK_IN',
  'CANCEL_CHECK_IN',
  'RECEIPT',
];

const STATES: Readonly<Record<string, keyof typeof REASONS>> = {
  [KNOWN_ORDERS.unpaid]: 'PENDING_PAYMENT',
  [KNOWN_ORDERS.ticketed]: 'TICKETED',
};

const REFERENCE = /^[A-Z0-9]{6}$/;

/** Found by its reference, an order has the id that is made of it. */
export const orderFound = ({ by }: { by: { bookingReference?: string; id?: string } }) => ({
  id: globalId('Order', by.bookingReference ?? String(by.id)),
});

/** How many of each type travel on an order, and on an offer. */
const PRICED = [
  ['ADT', 2],
  ['INF', 1],
] as const;

/** What an order costs: the same for its refund and for what the airline owes. */
export const priceOfOrder = (key: string) => breakdown(new SeededRandom(`price ${key}`), PRICED);

const offer: TypeGenerator = (dice) => ({
  tripType: 'ROUND_TRIP',
  bounds: FLIGHTS.map((index) => ({ index })),
  price: breakdown(dice, PRICED),
  expired: false,
  party: { adults: 2, children: 0, infants: 1 },
});

const order: TypeGenerator = (dice, now, key) => {
  const state = STATES[key] ?? dice.pick(['PENDING_PAYMENT', 'TICKETED']);
  const reasons: Readonly<Record<string, string>> = REASONS[state];
  const pending = state === 'PENDING_PAYMENT';
  const createdAt = addMinutes(now, pending ? -5 : -2880);
  const due = pending ? addMinutes(now, 45) : null;
  const price = priceOfOrder(key);
  const nothing = { ...price.total, amount: 0 };
  const people = [...PARTY.keys()];
  return {
    ...(REFERENCE.test(key) ? { bookingReference: key } : {}),
    tripType: 'ROUND_TRIP',
    bounds: FLIGHTS.map((index) => ({
      index,
      itinerary: itineraryOf({
        ...travellerId('FlightSegment', key, index),
        ...segmentOfOrder(key, index, now),
      }),
    })),
    segments: FLIGHTS.map((flight) => travellerId('OrderSegment', key, flight)),
    passengers: people.map((person) => travellerId('Passenger', key, person)),
    passengerSegments: FLIGHTS.flatMap((flight) =>
      people.map((person) => travellerId('PassengerSegment', key, person, flight)),
    ),
    tickets: pending ? [] : people.map((person) => travellerId('Ticket', key, person)),
    price,
    amountDue: pending ? price.total : nothing,
    couponDiscount: nothing,
    state,
    createdAt,
    events: [{ __typename: 'OrderCreated', at: createdAt }],
    paymentDueAt: due,
    inventoryHeldUntil: due,
    priceGuaranteedUntil: due,
    payments: [],
    pointsOffset: pending ? pointsOffset(price.total) : null,
    ...(pending ? { receipt: null, calendarUrl: null } : {}),
    capabilities: capabilities(
      ACTIONS.filter((action) => !(action in reasons)),
      reasons,
    ),
    extrasQuote,
    ...NOTHING_LATER,
  };
};

/** What came after an order was made: nothing yet. */
const NOTHING_LATER = {
  airlineChanges: [],
  extraCoupons: [],
  extrasOrders: [],
  dateChanges: [],
  refunds: [],
  seatOrders: [],
  scarceExtras: [],
  predecessor: null,
  successors: [],
};

const orderSegment: TypeGenerator = (_dice, _now, key) => {
  const [id = '', flight = ''] = key.split('.');
  const index = Number(flight);
  return {
    index,
    boundIndex: index,
    cabin: 'ECONOMY',
    flight: travellerId('FlightSegment', id, index),
    passengerSegments: [...PARTY.keys()].map((person) =>
      travellerId('PassengerSegment', id, person, index),
    ),
    airlineChange: null,
  };
};

/**
 * Offers that can be booked; orders, pending or ticketed, whose deadlines and capabilities follow
 * from their state. An order and what belongs to it follow from its key alone: a query gets the
 * same values, wherever it begins.
 */
export const orderGenerators: Record<string, TypeGenerator> = {
  Offer: offer,
  Order: order,
  OrderSegment: orderSegment,
};
