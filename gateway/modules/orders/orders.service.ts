import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { Offer } from '#gateway/modules/flights/offers/offer.model.ts';
import type { BookingElsewhere } from '#gateway/ports/ticket-store/ticket-store.port.ts';
import type { ActorOrAirline } from '#gateway/sessions/actor-or-airline.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import type { OrderCapability } from '#schema/rules/orders/order-capabilities.ts';
import { forgetAccess, forgetSegmentAccess } from './access/order-access.repository.ts';
import { openOrder, openSegment } from './access/order-access.service.ts';
import { findLookup } from './access/order-lookup.repository.ts';
import { cancelOrder } from './cancel/cancel-order.service.ts';
import type { FlightOnDay } from './cancel/due-orders.repository.ts';
import { expireOrders, expireOrdersOn, withdrawOrders } from './cancel/expire-orders.service.ts';
import { correctPassenger } from './correct/correct-passenger.service.ts';
import { orderCreation } from './create/create-order.service.ts';
import { sendReceipt } from './documents/send-receipt.service.ts';
import { eraseOrders } from './erase/erase-orders.service.ts';
import { orderEvents, orderVersions } from './events/order-events.service.ts';
import { type IssueOutcome, issueOrder } from './issue/issue-order.service.ts';
import type { Order, OrderRecord } from './order.model.ts';
import type { OrderDependencies } from './order-dependencies.ts';
import { orderReading } from './order-reading.service.ts';
import { adoptBooking } from './other-channels/adopt-booking.service.ts';
import { completePassenger, type PassengerAddition } from './passengers/complete-passenger.ts';
import type { MealsOfPassenger, Passenger } from './passengers/passenger.model.ts';
import { writeMeals } from './passengers/passengers.repository.ts';
import { boundsOn, flightsBetween } from './read/booked-flights.repository.ts';
import { capabilitiesOf, rebookOffer } from './read/order-facts.ts';
import { recordEvent, recordRefundStep } from './read/order-history.repository.ts';
import { isDead } from './read/order-status.ts';
import { lockOrder, lockOrderOn } from './read/orders.repository.ts';
import { type Reissue, type ReissuedOrder, reissueOrder } from './reissue/reissue-order.service.ts';
import { segmentCapabilities } from './segments/segment-capability.ts';
import { findNamedTicket } from './tickets/named-ticket.repository.ts';
import { changeCoupons } from './tickets/tickets.repository.ts';

/** Orders: made, read, cancelled, settled. Each viewer sees only their own. */
export type OrderService = ReturnType<typeof createOrderService>;

/** The orders of the airline. */
export function createOrderService(sources: OrderDependencies) {
  const create = orderCreation(sources);
  return {
    ...orderReading(sources),
    flights: sources.flights,
    vault: sources.vault,
    /** Makes an order of an offer; the answer to the same key is the same order. */
    create,
    /** Everything that can be done with an order now, with reasons. */
    capabilities: (order: Order, now: Date): Promise<OrderCapability[]> =>
      capabilitiesOf(order, sources, now),
    /** What happened to an order, the latest first. */
    eventsOf: orderEvents.bind(null, sources),
    /** A text for each order: another one after each change of anything that its page shows. */
    versions: orderVersions.bind(null, sources),
    /** Adds a step of a refund that another service carries out to the history of an order. */
    recordRefundStep,
    /**
     * What was ordered, to be booked again; null while the order holds its seats or has tickets.
     */
    offerOf: (order: Order): Offer | null => rebookOffer(order, sources),
    /** What can be done with one passenger on one segment, of what this site offers. */
    segmentCapabilities: segmentCapabilities(sources),
    /** Ends an unpaid order; answers why not, or null. */
    cancel: cancelOrder.bind(null, sources),
    /** Corrects a passenger of an unpaid order; answers what stood in the way. */
    correct: correctPassenger.bind(null, sources),
    /**
     * A ticket with the details that name it, for those who compare them: it is shown to no viewer.
     */
    ticketNamed: findNamedTicket,
    /** Sends the receipt once more; answers why not, or null. */
    sendReceipt: sendReceipt.bind(null, sources),
    /** Opens an order to a browser for 60 minutes; answers until when. */
    openTo: openOrder,
    /** Opens one flight of an order, and nothing else of it, to a browser for 60 minutes. */
    openSegmentTo: openSegment,
    /** Orders that a key names, for those who compare the rest: they are shown to no viewer. */
    lookedFor: findLookup,
    /** Changes coupons of an order whose lock is held; answers how many were as expected. */
    changeCoupons,
    /** Writes another document of a passenger, or a membership; the lock of the order is held. */
    complete: (
      trx: DatabaseTransaction,
      passenger: Passenger,
      addition: PassengerAddition,
    ): Promise<void> => completePassenger(trx, sources.vault, passenger, addition),
    /**
     * An order of which the viewer may see a flight at least, locked until the transaction ends.
     */
    lockOn: (
      trx: DatabaseTransaction,
      { id, segmentIndex }: { readonly id: string; readonly segmentIndex: number },
      viewer: ActorOrAirline,
      now: Date,
    ): Promise<OrderRecord | null> => lockOrderOn(trx, id, segmentIndex, viewer, now),
    /** The flights of ticketed orders that leave within a time, each once. */
    flightsBetween: flightsBetween.bind(null, sources.db),
    /**
     * The bounds of ticketed orders that have a flight; where only connections matter, those that
     * go on with another flight.
     */
    boundsOn: boundsOn.bind(null, sources.db),
    /** An order that is about to be paid, locked until the transaction ends. */
    orderForPayment: lockOrder,
    /** Settles an order with captured money in the caller's transaction, which holds its lock. */
    settlePaid: (
      trx: DatabaseTransaction,
      order: OrderRecord,
      paymentId: string,
      now: Date,
    ): Promise<IssueOutcome> => issueOrder(trx, sources, order, paymentId, now),
    /** Makes an order of a booking that another channel has sold, once; answers which. */
    adopt: (
      trx: DatabaseTransaction,
      booking: BookingElsewhere,
      locale: Locale,
      now: Date,
    ): Promise<string> => adoptBooking(trx, sources, booking, locale, now),
    /** Continues an order in another one with other flights, in the caller's transaction. */
    succeed: (trx: DatabaseTransaction, succession: Reissue, now: Date): Promise<ReissuedOrder> =>
      reissueOrder(trx, sources, succession, now),
    /** Whether no money is taken for an order any more. */
    isDead,
    /**
     * Writes the special meals of passengers of an order whose lock is held; the history says that
     * it was done, not which.
     */
    async writeMeals(
      trx: DatabaseTransaction,
      orderId: string,
      changes: readonly MealsOfPassenger[],
      now: Date,
    ): Promise<void> {
      await writeMeals(trx, changes);
      await recordEvent(trx, orderId, 'MEALS_CHOSEN', 'TRAVELLER', now);
    },
    /** Forgets accesses that have ended. */
    forgetAccess: async (now: Date): Promise<number> =>
      (await forgetAccess(sources.db, now)) + (await forgetSegmentAccess(sources.db, now)),
    /** Tidies orders whose time to pay is over, on certain flights or all; answers how many. */
    expire: (now: Date, flights?: readonly FlightOnDay[]): Promise<number> =>
      flights ? expireOrdersOn(sources, flights, now) : expireOrders(sources, now),
    /** Cancels unpaid orders with a flight that the airline has cancelled; answers how many. */
    withdraw: withdrawOrders.bind(null, sources),
    /** Erases what is no longer needed of orders that are long over; answers of how many. */
    erase: eraseOrders.bind(null, sources),
  };
}
