import { randomUUID } from 'node:crypto';
import type { Database } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { couponProcedures } from '#gateway/modules/orders/segments/coupon-procedures.repository.ts';
import type { Payables } from '#gateway/modules/payments/payable.ts';
import { paymentDesk } from '#gateway/modules/payments/payments.test-support.ts';
import { settlePurchase } from '#gateway/modules/payments/purchases/purchase.ts';
import type { DepartureControl } from '#gateway/ports/departure-control/departure-control.port.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import { aCardPayment } from '#gateway/scenarios/builders/card-payment.builder.ts';
import { aVisitor, type Visitor } from '#gateway/scenarios/test-orders.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { createSimulatedDepartureControl } from '#gateway/simulated/departure-control/simulated-departure-control.ts';
import { irregularitiesOf } from '#gateway/simulated/operations/irregularities.repository.ts';
import { createSimulatedOperations } from '#gateway/simulated/operations/simulated-operations.ts';
import { money } from '#schema/rules/base/money.ts';
import { flightOf } from './map/seat-map.service.ts';
import { amountDueOf, findSeatOrder } from './orders/read-seat-orders.ts';
import { seatOrderPayable, seatPurchases } from './orders/seat-purchases.ts';
import { findPassengers } from './passengers/seat-passengers.ts';
import type { SeatDependencies } from './seat-dependencies.ts';
import { createSeatService } from './seats.service.ts';
import type { SeatSelection } from './select/select-seats.input.ts';

/** Departure control that has given no seat to others. */
export const emptyFlights: DepartureControl = {
  ...createSimulatedDepartureControl(),
  seats: async () => new Map(),
};

/** The global id of a passenger of an order on its first segment. */
export const seatedId = (order: Order, index = 0): string =>
  globalId('PassengerSegment', `${order.passengers[index]?.id}.0`);

/** Settles a seat order as captured money does, without a provider. */
export async function settleCaptured(db: Database, id: string, now: Date) {
  const order = await findSeatOrder(db, id, AIRLINE, now);
  if (!order) throw new Error('no such seat order');
  const { orderId, locale, paymentDueAt: expiresAt } = order;
  const paid = { orderId, payable: { kind: 'SEAT_ORDER' as const, id }, locale, expiresAt };
  const amount = amountDueOf(order);
  const paymentId = randomIds.uuid(now);
  return inTransaction(db, async (trx) => {
    await aCardPayment(trx, { ...paid, amount }, paymentId, now);
    const unlocked = seatPurchases({ orderForPayment: async () => null });
    return settlePurchase(trx, unlocked, id, { id: paymentId, orderId, amount, points: 0 }, now);
  });
}

/** A payment desk at which seats are chosen. Call it at the top level of a test file. */
export async function seatDesk(
  db: Database,
  replaced: Partial<SeatDependencies> = {},
  payables: Partial<Payables> = {},
) {
  const till = await paymentDesk(
    db,
    (desk, addresses) => seatOrderPayable({ db, orders: desk.orders, addresses }),
    () => payables,
  );
  const { desk, payments } = till;
  const sources: SeatDependencies = {
    db,
    ids: randomIds,
    aircraft: desk.aircraft,
    flights: desk.flights,
    fares: desk.fares,
    departureControl: createSimulatedDepartureControl(),
    operations: createSimulatedOperations({
      timetable: desk.timetable,
      irregularitiesOf: (of) => irregularitiesOf(db, of),
    }),
    orders: desk.orders,
    payments,
    cardOf: async () => null,
    procedures: [couponProcedures],
    openSeatOrders: { perSession: 0, perAddress: 0, hashOf: (network) => Buffer.from(network) },
    nowIn: async () => desk.now(),
    ...replaced,
  };
  const seats = createSeatService(sources);

  /** A ticketed order of a new visitor's. */
  const ticketed = async (
    party: Partial<{ adults: number; children: number; infants: number }> = {},
    visitor: Visitor = aVisitor(),
  ) => {
    const offer = desk.offer({ party: { adults: 1, children: 0, infants: 0, ...party } });
    const order = await desk.pay(await desk.book(offer, {}, visitor));
    return { order, visitor };
  };

  /** A choice of seats for the passengers of an order, in their order. */
  const selection = async (
    order: Order,
    visitor: Visitor,
    numbers: readonly string[],
    due = 0,
    overrides: Partial<SeatSelection> = {},
  ): Promise<SeatSelection> => {
    const ids = numbers.map((_, index) => seatedId(order, index));
    const [first] = await findPassengers(desk.orders, ids, visitor, desk.now());
    return {
      idempotencyKey: randomUUID(),
      flight: first ? flightOf(first) : '',
      choices: numbers.map((seatNumber, index) => ({
        passengerSegmentId: ids[index] ?? '',
        seatNumber,
        exitRow: { able: true, dutiesAccepted: true },
      })),
      accepted: money(due * 100, 'CNY'),
      preferredSeatsAgreed: true,
      locale: 'en',
      ...overrides,
    };
  };

  return {
    ...till,
    seats,
    sources,
    paymentSources: till.sources,
    ticketed,
    selection,
    /** Chooses seats at the desk's instant. */
    select: async (
      { order, visitor }: { readonly order: Order; readonly visitor: Visitor },
      numbers: readonly string[],
      due = 0,
      overrides: Partial<SeatSelection> = {},
    ) => {
      const chosen = await selection(order, visitor, numbers, due, overrides);
      return seats.select(chosen, visitor, desk.now());
    },
    /** The seat of a passenger of an order, as its traveller sees it. */
    async seatOf(
      { order, visitor }: { readonly order: Order; readonly visitor: Visitor },
      index = 0,
    ) {
      const chosen = await seats.liveOf(db, [order.id], visitor, desk.now());
      const passengerId = order.passengers[index]?.id;
      return (
        chosen.find((seat) => seat.passengerId === passengerId && seat.segmentIndex === 0) ?? null
      );
    },
    /** Pays a seat order as its traveller does, on the provider's page. */
    async pay(id: string, visitor: Visitor) {
      const request = { orderId: id, kind: 'SEAT_ORDER' as const, idempotencyKey: randomUUID() };
      const started = await payments.start({ ...request, locale: 'en' }, visitor, desk.now());
      if (!started.payment || started.code) throw new Error(`refused: ${started.code}`);
      await till.end(started.payment.providerReference ?? '');
      return payments.confirmNow(id, visitor, desk.now(), 'SEAT_ORDER');
    },
    settle: (id: string) => settleCaptured(db, id, desk.now()),
    /** The key of the flight of an order. */
    flightOf: ({ order }: { readonly order: Order }) => {
      const [segment] = order.segments;
      return flightId({
        flightNumber: segment?.flightNumber ?? '',
        date: segment?.departureDate ?? '',
      });
    },
  };
}
