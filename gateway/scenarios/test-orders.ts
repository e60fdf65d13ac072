import { randomUUID } from 'node:crypto';
import type { Database } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { Offer } from '#gateway/modules/flights/offers/offer.model.ts';
import { savedTravellers } from '#gateway/modules/frequent-passengers/saved-travellers.service.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { OrderDependencies } from '#gateway/modules/orders/order-dependencies.ts';
import { createOrderService, type OrderService } from '#gateway/modules/orders/orders.service.ts';
import { createDocumentEncryption } from '#gateway/modules/orders/passengers/document-encryption.ts';
import { orderFlights } from '#gateway/modules/orders/read/order-flights.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import type { ContactInput, CreateOrderInput, PassengerInput } from '#gateway/resolvers.gen.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { replaceIrregularities } from '#gateway/simulated/operations/irregularities.repository.ts';
import type { Irregularity } from '#gateway/simulated/operations/irregularity.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import type { Cabin } from '#schema/codes/flights/cabins.ts';
import { OFFERED_ORDER_ACTIONS } from '#schema/codes/orders/online-actions.ts';
import { addDays, type LocalDate } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { aSellingAirline } from './builders/airline.builder.ts';
import { fliesWithSeats } from './builders/cancelled-by-chance.ts';
import { aCardPayment, settleAsPaid, totalOfOrder } from './builders/card-payment.builder.ts';
import { aContact } from './builders/contact.builder.ts';
import { anOffer, offerFor, type WantedBound, type WantedOffer } from './builders/offer.builder.ts';
import { aChild, anInfant, aPassenger } from './builders/passenger.builder.ts';
import { refundsAt } from './builders/refund.builder.ts';
import { leaveSeats, soldOutFlights } from './builders/seats-left.builder.ts';
import { ExpiredOrder } from './expired-order.ts';
import { testMembers } from './test-members.ts';

/** A visitor at a browser. */
export type Visitor = Actor & { readonly sessionId: string };

/** Another visitor each time: a guest with a session of their own. */
export const aVisitor = (): Visitor => ({ sessionId: randomUUID(), memberId: null });

/** A desk sells as much as it is asked for. */
const UNLIMITED = {
  perSession: 0,
  perAddress: 0,
  seatsPerFlightAndAddress: 0,
  madePerAddressAndHour: 0,
} as const;

type DeskOptions = Partial<
  Pick<
    OrderDependencies,
    | 'factSources'
    | 'whenTicketed'
    | 'segmentActions'
    | 'erasureHolds'
    | 'inventory'
    | 'ids'
    | 'openOrders'
  >
> & {
  /** Whose all orders are; by default each has a visitor of its own. */
  readonly visitor?: Visitor;
  /** To whom is written about orders for which no other contact is given. */
  readonly contact?: ContactInput;
  /** The language of orders and members; by default English. */
  readonly locale?: Locale;
};

/**
 * A desk at which orders are made without HTTP, on the real services and at any instant: where
 * tests and the demo's scenarios get theirs.
 */
export function testOrders(
  db: Database,
  keys: Keys,
  { visitor: regular, contact = aContact(), locale = 'en', ...replaced }: DeskOptions = {},
) {
  const airline = aSellingAirline({
    db,
    key: keys.offerSigning,
    freeLapsed: (flights) => orders.expire(instant, flights),
  });
  const { timetable, fares, offers, inventory } = airline;
  let instant = new Date();
  const orders: OrderService = createOrderService({
    db,
    ids: randomIds,
    vault: createDocumentEncryption(keys),
    offers,
    inventory,
    flights: orderFlights(timetable, fares),
    timetable,
    nowIn: async () => instant,
    eventSources: [],
    factSources: [],
    versionSources: [],
    erasureHolds: [],
    segmentActions: [],
    whenTicketed: [],
    savedTravellers: savedTravellers({
      vault: createDocumentEncryption(keys),
      newId: (now) => randomIds.uuid(now),
    }),
    openOrders: { ...UNLIMITED, hashOf: (network) => Buffer.from(network) },
    offered: OFFERED_ORDER_ACTIONS,
    ...replaced,
  });

  const inDays = (days: number): LocalDate => addDays(commercialDay(instant), days);
  const soldOut = soldOutFlights(airline);
  const makings = { timetable, fares, key: keys.offerSigning, isSoldOut: soldOut.has };
  const ALONE = { adults: 1, children: 0, infants: 0 };

  const offer = (wanted: Partial<WantedOffer> = {}): Offer =>
    anOffer(
      makings,
      {
        bounds: [{ origin: 'PVG', destination: 'HKG', date: inDays(30) }],
        tripType: 'ONE_WAY',
        party: ALONE,
        brand: 'STANDARD',
        ...wanted,
      },
      instant,
    );

  /** The first of some days with seats for a party, one adult by default; else the first of all. */
  const dayWithSeats = (
    route: Omit<WantedBound, 'date'>,
    days: readonly [LocalDate, ...LocalDate[]],
    wanted: Pick<WantedOffer, 'party' | 'brand'> = { party: ALONE, brand: 'STANDARD' },
  ): LocalDate =>
    days.find((date) => fliesWithSeats(makings, { ...route, date }, wanted)) ?? days[0];

  /** The same flights and brand, priced at the desk's instant, with or without seats. */
  const offerAgain = ({ bounds, tripType, party }: Offer): Offer =>
    offerFor(
      makings,
      bounds.map(({ itinerary }) => itinerary),
      { tripType, party, brand: bounds[0]?.brand.code ?? 'STANDARD' },
      instant,
    );

  /** Travellers who fit an offer's party: adults, children, infants on the adults' laps. */
  const travellersFor = ({ party, bounds }: Offer): PassengerInput[] => {
    const day = bounds[0]?.itinerary.flights[0]?.date ?? inDays(30);
    const some = (count: number, make: (index: number) => PassengerInput) =>
      Array.from({ length: count }, (_, index) => make(index));
    const adult = (index: number) => (index === 0 ? 'adult' : `adult${index}`);
    return [
      ...some(party.adults, (index) => aPassenger({ key: adult(index) })),
      ...some(party.children, (index) => aChild(day, { key: `child${index}` })),
      ...some(party.infants, (index) =>
        anInfant(day, { key: `infant${index}`, accompanyingAdultKey: adult(index) }),
      ),
    ];
  };

  const submission = (
    offer: Offer,
    overrides: Partial<CreateOrderInput> = {},
  ): CreateOrderInput => ({
    idempotencyKey: randomUUID(),
    offerId: offer.id,
    accepted: offer.price.total,
    passengers: travellersFor(offer),
    contact,
    agreements: ['CONDITIONS_OF_CARRIAGE', 'PRIVACY'],
    locale,
    ...overrides,
  });

  /** Makes an order. @throws FlightSoldOut where another flight may have seats */
  const book = async (
    of: Offer = offer(),
    overrides: Partial<CreateOrderInput> = {},
    visitor: Visitor = regular ?? aVisitor(),
  ): Promise<Order> => {
    const made = await orders.create(submission(of, overrides), visitor, instant);
    // Not read as the visitor: a sweep may have removed an access that is over by now.
    const order = made.orderId && (await orders.find({ id: made.orderId }, AIRLINE, instant));
    if (order) return { ...order, typedByViewer: true };
    if (made.userErrors.some(({ code }) => code === 'SOLD_OUT')) throw await soldOut.note(of);
    throw new Error(`refused: ${made.userErrors.map(({ code }) => code)}`);
  };

  /** Settles an order as captured money does. */
  const settle = (orderId: string, paymentId: string = randomUUID()) =>
    inTransaction(db, (trx) => settleAsPaid(trx, orders, orderId, paymentId, instant));

  return {
    ...airline,
    ...makings,
    db,
    locale,
    orders,
    ...testMembers(db, keys, () => instant),
    offer,
    dayWithSeats,
    offerAgain,
    submission,
    travellersFor,
    book,
    inDays,
    now: () => instant,
    /** Moves the desk to another instant. */
    at(another: Date) {
      instant = another;
    },
    settle,
    /** Settles an order that must not be refused; the order with its tickets. */
    async pay(order: Order): Promise<Order> {
      const paymentId = randomIds.uuid(instant);
      await inTransaction(db, async (trx) => {
        await aCardPayment(trx, totalOfOrder(order), paymentId, instant);
        await settleAsPaid(trx, orders, order.id, paymentId, instant);
      });
      const paid = await orders.find({ id: order.id }, AIRLINE, instant);
      if (!paid?.ticketedAt) throw new ExpiredOrder();
      return { ...paid, typedByViewer: order.typedByViewer };
    },
    ...refundsAt({ db, keys, orders, fares, inventory, now: () => instant }),
    /** Opens an order to the desk's regular visitor for the 60 minutes from `now`. */
    async reveal({ id }: Order, now: Date): Promise<void> {
      if (!regular) return;
      await inTransaction(db, (trx) => orders.openTo(trx, id, regular.sessionId, now));
    },
    /** Cancels an unpaid order as its traveller does. */
    async cancel({ id, sessionId, memberId }: Order): Promise<void> {
      const request = { orderId: id, idempotencyKey: randomUUID() };
      const code = await orders.cancel(request, { sessionId, memberId }, instant);
      if (code) throw new Error(`refused: ${code}`);
    },
    /** Lets something go wrong with a flight, in the place of what was set for it before. */
    disturb: (flight: DatedFlight, irregularities: readonly Irregularity[]) =>
      replaceIrregularities(db, flight, irregularities),
    /** Sells a cabin of a flight until so many seats are left. */
    leaveSeats: (flight: DatedFlight, cabin: Cabin, left: number) =>
      leaveSeats(db, fares, flight, cabin, left),
  };
}

export type TestOrders = ReturnType<typeof testOrders>;
