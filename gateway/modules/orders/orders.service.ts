import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { Offer } from '#gateway/modules/flights/offers/offer.model.ts';
import type { OrderRequest } from '#gateway/requests/once.ts';
import type {
  CancelOrderErrorCode,
  CreateOrderInput,
  SendReceiptErrorCode,
} from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import type { Reader } from '#gateway/sessions/reader.ts';
import type { OrderCapability } from '#schema/rules/orders/order-capabilities.ts';
import type { LookedFor, StoredKey } from './access/looked-for.model.ts';
import { findLookedFor } from './access/looked-for.repository.ts';
import { openOrder } from './access/open-order.service.ts';
import { openSegment } from './access/open-segment.service.ts';
import { forgetAccess } from './access/order-access.repository.ts';
import { forgetSegmentAccess, type SegmentAccess } from './access/segment-access.repository.ts';
import { cancelOrder } from './cancel/cancel-order.service.ts';
import type { FlightOnDay } from './cancel/due-orders.repository.ts';
import { expireOrders, expireOrdersOn } from './cancel/expire-orders.service.ts';
import { type Correction, correctPassenger } from './correct/correct-passenger.service.ts';
import { type CreateOrderOutcome, orderCreation } from './create/create-order.service.ts';
import type { Buyer } from './create/open-orders.ts';
import { sendReceipt } from './documents/send-receipt.service.ts';
import { eraseOrders } from './erase/erase-orders.service.ts';
import { type ListedOrder, listedAt } from './lists/listed-orders.ts';
import { memberOrdersOf } from './lists/member-orders.repository.ts';
import type { Order, OrderRecord } from './order.model.ts';
import type { CorrectPassengerFault } from './order-faults.ts';
import type { OrderSources, SegmentCapability } from './order-sources.ts';
import { completePassenger, type PassengerAddition } from './passengers/complete-passenger.ts';
import type { DocumentVault } from './passengers/document-vault.ts';
import type { Passenger } from './passengers/passenger.model.ts';
import { offerOfLapsed } from './read/offer-of-lapsed.ts';
import { capabilitiesOf } from './read/order-facts.ts';
import type { OrderFlights } from './read/order-flights.ts';
import { orderBefore, wholeOrder } from './read/order-parts.service.ts';
import { isDead } from './read/order-standing.ts';
import {
  findOrder,
  lockOrder,
  lockOrderOn,
  type OrderKey,
  openedOrdersOf,
  openOrdersOf,
} from './read/orders.repository.ts';
import { findPassengerOn, findSegment, type SegmentKey } from './segments/find-segment.ts';
import type { PassengerSegmentKey } from './segments/passenger-segment-key.ts';
import type { PassengerSegmentView } from './segments/passenger-segment-view.ts';
import { segmentCapabilities } from './segments/segment-capabilities.ts';
import type { SegmentView } from './segments/segment-view.ts';
import { type Settlement, settleOrder } from './settle/settle-order.service.ts';
import {
  type Succession,
  type Successor,
  succeedOrder,
} from './succession/succeed-order.service.ts';
import { type CouponChange, changeCoupons } from './tickets/coupon-changes.repository.ts';
import { findNamedTicket } from './tickets/named-ticket.repository.ts';
import type { NamedTicket } from './tickets/named-ticket.ts';

/** An order that is open to a browser until an instant. */
export type OpenedOrder = { readonly order: Order; readonly until: Date };

/** Orders: made, read, cancelled, settled. Each reader sees only their own. */
export type OrderService = {
  readonly flights: OrderFlights;
  readonly vault: DocumentVault;
  /** Makes an order of an offer; the answer to the same key is the same order. */
  create(input: CreateOrderInput, buyer: Buyer, now: Date): Promise<CreateOrderOutcome>;
  /** One order as it is now; null when there is none or the reader may not see it. */
  find(key: OrderKey, reader: Reader, now: Date): Promise<Order | null>;
  /** A flight of an order; null where the reader may see neither the order nor that flight. */
  segmentOn(key: SegmentKey, reader: Reader, now: Date): Promise<SegmentView | null>;
  /** One passenger on a flight, likewise; `within` may be a transaction. */
  passengerOn(
    key: PassengerSegmentKey,
    reader: Reader,
    now: Date,
    within?: Database,
  ): Promise<PassengerSegmentView | null>;
  /** The same in the caller's transaction. */
  findIn(trx: DatabaseTransaction, key: OrderKey, reader: Reader, now: Date): Promise<Order | null>;
  /** The same as it was just before some of its passengers left it. */
  findBefore(key: OrderKey, left: Date, reader: Reader, now: Date): Promise<Order | null>;
  /** Everything that can be done with an order now, with reasons. */
  capabilities(order: Order, now: Date): Promise<OrderCapability[]>;
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
  /** The orders of a browser, or member, that wait for payment; the one that is due first comes first. */
  openOf(actor: Actor, now: Date): Promise<Order[]>;
  /**
   * All orders of a member with the tabs they are listed under, the latest first; of those, the ones that a text finds, or all
   * where it is blank. Only the member's own session leads to it.
   */
  ofMember(memberId: string, now: Date, search: string): Promise<ListedOrder[]>;
  /** The orders that are open to a browser for a while, each with the end of it; the one opened last comes first. */
  openedTo(actor: Actor, now: Date): Promise<OpenedOrder[]>;
  /** A ticket with the details that name it, for those who compare them: it is shown to no reader. */
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
  /** Orders that a key names, for those who compare the rest: they are shown to no reader. */
  lookedFor(trx: DatabaseTransaction, key: StoredKey): Promise<LookedFor[]>;
  /** Changes coupons of an order whose lock is held; answers how many were as expected. */
  changeCoupons(trx: DatabaseTransaction, change: CouponChange): Promise<number>;
  /** Writes another document of a passenger, or a membership; the lock of the order is held. */
  complete(
    trx: DatabaseTransaction,
    passenger: Passenger,
    addition: PassengerAddition,
  ): Promise<void>;
  /** An order of which the reader may see a flight at least, locked until the transaction ends. */
  lockOn(
    trx: DatabaseTransaction,
    key: { readonly id: string; readonly segmentIndex: number },
    reader: Reader,
    now: Date,
  ): Promise<OrderRecord | null>;
  /** An order that is about to be paid, locked until the transaction ends. */
  orderForPayment(
    trx: DatabaseTransaction,
    orderId: string,
    reader: Reader,
    now: Date,
  ): Promise<OrderRecord | null>;
  /** Settles an order with captured money in the caller's transaction. */
  settlePaid(
    trx: DatabaseTransaction,
    orderId: string,
    paymentId: string,
    now: Date,
  ): Promise<Settlement>;
  /** Continues an order in another one with other flights, in the caller's transaction. */
  succeed(trx: DatabaseTransaction, succession: Succession, now: Date): Promise<Successor>;
  /** Whether no money is taken for an order any more. */
  isDead(order: Pick<OrderRecord, 'state' | 'paymentDueAt'>, now: Date): boolean;
  /** Forgets accesses that have ended. */
  forgetAccess(now: Date): Promise<number>;
  /** Tidies orders whose time to pay is over, on certain flights or all; answers how many. */
  expire(now: Date, flights?: readonly FlightOnDay[]): Promise<number>;
  /** Erases what is no longer needed of orders that are long over; answers of how many. */
  erase(now: Date): Promise<number>;
};

/** The orders of the airline. */
export const createOrderService = (sources: OrderSources): OrderService => {
  const create = orderCreation(sources);
  return {
    flights: sources.flights,
    vault: sources.vault,
    create,
    async find(key, reader, now) {
      const record = await findOrder(sources.db, key, reader, now);
      return record && wholeOrder(sources.db, record, reader, now);
    },
    segmentOn: (key, reader, now) => findSegment(sources.db, key, reader, now),
    passengerOn: (key, reader, now, within = sources.db) =>
      findPassengerOn(within, key, reader, now),
    async findIn(trx, key, reader, now) {
      const record = await findOrder(trx, key, reader, now);
      return record && wholeOrder(trx, record, reader, now);
    },
    async findBefore(key, left, reader, now) {
      const record = await findOrder(sources.db, key, reader, now);
      return record && orderBefore(sources.db, record, left, reader, now);
    },
    capabilities: (order, now) => capabilitiesOf(order, sources, now),
    offerOf: (order) => offerOfLapsed(order, sources),
    segmentCapabilities: segmentCapabilities(sources),
    cancel: (request, actor, now) => cancelOrder(sources, request, actor, now),
    correct: (correction, actor, now) => correctPassenger(sources, correction, actor, now),
    async openOf(actor, now) {
      const records = await openOrdersOf(sources.db, actor, now);
      return Promise.all(records.map((record) => wholeOrder(sources.db, record, actor, now)));
    },
    ofMember: async (memberId, now, search) =>
      listedAt(await memberOrdersOf(sources.db, memberId, search), now),
    async openedTo(actor, now) {
      const { sessionId } = actor;
      const opened = sessionId ? await openedOrdersOf(sources.db, sessionId, now) : [];
      return Promise.all(
        opened.map(async ({ record, until }) => ({
          order: await wholeOrder(sources.db, record, actor, now),
          until,
        })),
      );
    },
    ticketNamed: findNamedTicket,
    sendReceipt: (request, actor, now) => sendReceipt(sources, request, actor, now),
    openTo: openOrder,
    openSegmentTo: openSegment,
    lookedFor: findLookedFor,
    changeCoupons,
    complete: (trx, passenger, addition) =>
      completePassenger(trx, sources.vault, passenger, addition),
    lockOn: (trx, { id, segmentIndex }, reader, now) =>
      lockOrderOn(trx, id, segmentIndex, reader, now),
    orderForPayment: (trx, orderId, reader, now) => lockOrder(trx, orderId, reader, now),
    settlePaid: (trx, orderId, paymentId, now) =>
      settleOrder(trx, sources, orderId, paymentId, now),
    succeed: (trx, succession, now) => succeedOrder(trx, sources, succession, now),
    isDead,
    forgetAccess: async (now) =>
      (await forgetAccess(sources.db, now)) + (await forgetSegmentAccess(sources.db, now)),
    expire: (now, flights) =>
      flights ? expireOrdersOn(sources, flights, now) : expireOrders(sources, now),
    erase: (now) => eraseOrders(sources, now),
  };
};
