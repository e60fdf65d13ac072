import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { Offer } from '#gateway/modules/flights/offers/offer.model.ts';
import { openSegment } from '#gateway/modules/orders/access/open-order.service.ts';
import type { BookingElsewhere } from '#gateway/ports/ticket-store/ticket-store.port.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import type { OrderRequest } from '#gateway/requests/idempotent.ts';
import type {
  CancelOrderErrorCode,
  CreateOrderInput,
  SendReceiptErrorCode,
} from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import type { ActorOrAirline } from '#gateway/sessions/actor-or-airline.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import type { OrderCapability } from '#schema/rules/orders/order-capabilities.ts';
import { openOrder } from './access/open-order.service.ts';
import {
  forgetAccess,
  forgetSegmentAccess,
  type SegmentAccess,
} from './access/order-access.repository.ts';
import type { OrderLookupKey, StoredKey } from './access/order-lookup.model.ts';
import { findLookup } from './access/order-lookup.repository.ts';
import { cancelOrder } from './cancel/cancel-order.service.ts';
import type { FlightOnDay } from './cancel/due-orders.repository.ts';
import { expireOrders, expireOrdersOn } from './cancel/expire-orders.service.ts';
import { withdrawOrders } from './cancel/withdraw-orders.service.ts';
import { correctPassenger } from './correct/correct-passenger.service.ts';
import type { Correction } from './correct/correction.input.ts';
import { type CreateOrderOutcome, orderCreation } from './create/create-order.service.ts';
import type { Buyer } from './create/open-orders.ts';
import { sendReceipt } from './documents/send-receipt.service.ts';
import { eraseOrders } from './erase/erase-orders.service.ts';
import type { OrderEvent } from './events/order-event.model.ts';
import { orderEvents, orderVersions } from './events/order-events.service.ts';
import { type RefundStep, recordRefundStep } from './events/refund-steps.repository.ts';
import { type IssueOutcome, issueOrder } from './issue/issue-order.service.ts';
import { writeMeals } from './meals/meals.repository.ts';
import type { BoundOfOrder, Order, OrderRecord } from './order.model.ts';
import type { OrderDependencies, SegmentCapability } from './order-dependencies.ts';
import type { CorrectPassengerFault } from './order-faults.ts';
import { type OrderReading, orderReading } from './order-reading.service.ts';
import { adoptBooking } from './other-channels/adopt-booking.service.ts';
import { completePassenger, type PassengerAddition } from './passengers/complete-passenger.ts';
import type { DocumentEncryption } from './passengers/document-encryption.ts';
import type { MealsOfPassenger, Passenger } from './passengers/passenger.model.ts';
import { boundsOn, flightsBetween } from './read/booked-flights.repository.ts';
import { capabilitiesOf } from './read/order-facts.ts';
import type { OrderFlights } from './read/order-flights.ts';
import { recordEvent } from './read/order-history.repository.ts';
import { isDead } from './read/order-status.ts';
import { lockOrder, lockOrderOn } from './read/orders.repository.ts';
import { rebookOffer } from './read/rebook-offer.ts';
import { type Reissue, type ReissuedOrder, reissueOrder } from './reissue/reissue-order.service.ts';
import type { PassengerSegmentView } from './segments/passenger-segment-view.ts';
import { segmentCapabilities } from './segments/segment-capability.ts';
import { findNamedTicket } from './tickets/named-ticket.repository.ts';
import type { NamedTicket } from './tickets/named-ticket.ts';
import { type CouponChange, changeCoupons } from './tickets/tickets.repository.ts';

/** Orders: made, read, cancelled, settled. Each viewer sees only their own. */
export type OrderService = OrderReading & {
  readonly flights: OrderFlights;
  readonly vault: DocumentEncryption;
  /** Makes an order of an offer; the answer to the same key is the same order. */
  create(input: CreateOrderInput, buyer: Buyer, now: Date): Promise<CreateOrderOutcome>;
  /** Everything that can be done with an order now, with reasons. */
  capabilities(order: Order, now: Date): Promise<OrderCapability[]>;
  /** What happened to an order, the latest first. */
  eventsOf(order: Order, viewer: ActorOrAirline, now: Date): Promise<OrderEvent[]>;
  /** A text for each order: another one after each change of anything that its page shows. */
  versions(orderIds: readonly string[], now: Date): Promise<ReadonlyMap<string, string>>;
  /** Adds a step of a refund that another service carries out to the history of an order. */
  recordRefundStep(
    trx: DatabaseTransaction,
    orderId: string,
    step: RefundStep,
    now: Date,
  ): Promise<void>;
  /** What was ordered, to be booked again; null while the order holds its seats or has tickets. */
  offerOf(order: Order): Offer | null;
  /** What can be done with one passenger on one segment, of what this site offers. */
  segmentCapabilities(one: PassengerSegmentView, now: Date): Promise<SegmentCapability[]>;
  /** Ends an unpaid order; answers why not, or null. */
  cancel(request: OrderRequest, actor: Actor, now: Date): Promise<CancelOrderErrorCode | null>;
  /** Corrects a passenger of an unpaid order; answers what stood in the way. */
  correct(
    correction: Correction,
    actor: Actor,
    now: Date,
  ): Promise<readonly CorrectPassengerFault[]>;
  /**
   * A ticket with the details that name it, for those who compare them: it is shown to no viewer.
   */
  ticketNamed(
    trx: DatabaseTransaction,
    key: { readonly number: string } | { readonly id: string },
    now: Date,
  ): Promise<NamedTicket | null>;
  /** Sends the receipt once more; answers why not, or null. */
  sendReceipt(request: OrderRequest, actor: Actor, now: Date): Promise<SendReceiptErrorCode | null>;
  /** Opens an order to a browser for 60 minutes; answers until when. */
  openTo(trx: DatabaseTransaction, orderId: string, sessionId: string, now: Date): Promise<Date>;
  /** Opens one flight of an order, and nothing else of it, to a browser for 60 minutes. */
  openSegmentTo(
    trx: DatabaseTransaction,
    opened: Omit<SegmentAccess, 'expiresAt'>,
    now: Date,
  ): Promise<void>;
  /** Orders that a key names, for those who compare the rest: they are shown to no viewer. */
  lookedFor(trx: DatabaseTransaction, key: StoredKey): Promise<OrderLookupKey[]>;
  /** Changes coupons of an order whose lock is held; answers how many were as expected. */
  changeCoupons(trx: DatabaseTransaction, change: CouponChange): Promise<number>;
  /** Writes another document of a passenger, or a membership; the lock of the order is held. */
  complete(
    trx: DatabaseTransaction,
    passenger: Passenger,
    addition: PassengerAddition,
  ): Promise<void>;
  /** An order of which the viewer may see a flight at least, locked until the transaction ends. */
  lockOn(
    trx: DatabaseTransaction,
    key: { readonly id: string; readonly segmentIndex: number },
    viewer: ActorOrAirline,
    now: Date,
  ): Promise<OrderRecord | null>;
  /** The flights of ticketed orders that leave within a time, each once. */
  flightsBetween(from: Date, to: Date): Promise<FlightKey[]>;
  /**
   * The bounds of ticketed orders that have a flight; where only connections matter, those that go
   * on with another flight.
   */
  boundsOn(flight: FlightKey, connectingOnly: boolean): Promise<BoundOfOrder[]>;
  /** An order that is about to be paid, locked until the transaction ends. */
  orderForPayment(
    trx: DatabaseTransaction,
    orderId: string,
    viewer: ActorOrAirline,
    now: Date,
  ): Promise<OrderRecord | null>;
  /** Settles an order with captured money in the caller's transaction, which holds its lock. */
  settlePaid(
    trx: DatabaseTransaction,
    order: OrderRecord,
    paymentId: string,
    now: Date,
  ): Promise<IssueOutcome>;
  /** Makes an order of a booking that another channel has sold, once; answers which. */
  adopt(
    trx: DatabaseTransaction,
    booking: BookingElsewhere,
    locale: Locale,
    now: Date,
  ): Promise<string>;
  /** Continues an order in another one with other flights, in the caller's transaction. */
  succeed(trx: DatabaseTransaction, succession: Reissue, now: Date): Promise<ReissuedOrder>;
  /** Whether no money is taken for an order any more. */
  isDead(order: Pick<OrderRecord, 'state' | 'paymentDueAt'>, now: Date): boolean;
  /**
   * Writes the special meals of passengers of an order whose lock is held; the history says that it
   * was done, not which.
   */
  writeMeals(
    trx: DatabaseTransaction,
    orderId: string,
    changes: readonly MealsOfPassenger[],
    now: Date,
  ): Promise<void>;
  /** Forgets accesses that have ended. */
  forgetAccess(now: Date): Promise<number>;
  /** Tidies orders whose time to pay is over, on certain flights or all; answers how many. */
  expire(now: Date, flights?: readonly FlightOnDay[]): Promise<number>;
  /** Cancels unpaid orders with a flight that the airline has cancelled; answers how many. */
  withdraw(now: Date): Promise<number>;
  /** Erases what is no longer needed of orders that are long over; answers of how many. */
  erase(now: Date): Promise<number>;
};

/** The orders of the airline. */
export function createOrderService(sources: OrderDependencies): OrderService {
  const create = orderCreation(sources);
  return {
    ...orderReading(sources),
    flights: sources.flights,
    vault: sources.vault,
    create,
    capabilities: (order, now) => capabilitiesOf(order, sources, now),
    eventsOf: (order, viewer, now) => orderEvents(sources, order, viewer, now),
    versions: (orderIds, now) => orderVersions(sources, orderIds, now),
    recordRefundStep,
    offerOf: (order) => rebookOffer(order, sources),
    segmentCapabilities: segmentCapabilities(sources),
    cancel: (request, actor, now) => cancelOrder(sources, request, actor, now),
    correct: (correction, actor, now) => correctPassenger(sources, correction, actor, now),
    ticketNamed: findNamedTicket,
    sendReceipt: (request, actor, now) => sendReceipt(sources, request, actor, now),
    openTo: openOrder,
    openSegmentTo: openSegment,
    lookedFor: findLookup,
    changeCoupons,
    complete: (trx, passenger, addition) =>
      completePassenger(trx, sources.vault, passenger, addition),
    lockOn: (trx, { id, segmentIndex }, viewer, now) =>
      lockOrderOn(trx, id, segmentIndex, viewer, now),
    flightsBetween: (from, to) => flightsBetween(sources.db, from, to),
    boundsOn: (flight, connectingOnly) => boundsOn(sources.db, flight, connectingOnly),
    orderForPayment: (trx, orderId, viewer, now) => lockOrder(trx, orderId, viewer, now),
    settlePaid: (trx, order, paymentId, now) => issueOrder(trx, sources, order, paymentId, now),
    adopt: (trx, booking, locale, now) => adoptBooking(trx, sources, booking, locale, now),
    succeed: (trx, succession, now) => reissueOrder(trx, sources, succession, now),
    isDead,
    async writeMeals(trx, orderId, changes, now) {
      await writeMeals(trx, changes);
      await recordEvent(trx, orderId, 'MEALS_CHOSEN', 'TRAVELLER', now);
    },
    forgetAccess: async (now) =>
      (await forgetAccess(sources.db, now)) + (await forgetSegmentAccess(sources.db, now)),
    expire: (now, flights) =>
      flights ? expireOrdersOn(sources, flights, now) : expireOrders(sources, now),
    withdraw: (now) => withdrawOrders(sources, now),
    erase: (now) => eraseOrders(sources, now),
  };
}
