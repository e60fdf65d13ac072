import type { Database } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import type { OrderService } from '#gateway/modules/orders/orders.service.ts';
import type { PayableKind } from '#gateway/modules/payments/payable.ts';
import {
  closedAtOf,
  endPurchases,
  expirePurchases,
  type PurchaseEnd,
} from '#gateway/modules/payments/purchases/cancel-purchase.service.ts';
import {
  type PurchaseKind,
  paymentRefusalOf,
  purchasePayable,
} from '#gateway/modules/payments/purchases/purchase.ts';
import { endLapsedSeats, endSeats } from '#gateway/modules/seats/chosen-seat-changes.repository.ts';
import { addFunds } from '#gateway/modules/seats/chosen-seats.repository.ts';
import type { SeatOrder } from '#gateway/modules/seats/seat.model.ts';
import type { SeatDependencies } from '#gateway/modules/seats/seat-dependencies.ts';
import {
  lockDueSeatOrders,
  lockDueSeatOrdersOn,
  type SeatsWanted,
} from '#gateway/modules/seats/seat-orders.repository.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';
import { seatHoldProblem } from '#schema/rules/orders/seat-hold.ts';
import { confirmHeldSeats, leaveSeatMessage, returnFunds } from './held-seats.ts';
import { amountDueOf, findSeatOrder } from './read-seat-orders.ts';
import {
  lockSeatOrder,
  markSeatOrderCancelled,
  markSeatOrderPaid,
} from './seat-order-changes.repository.ts';

const heldIn = ({ items }: SeatOrder) => items.filter(({ state }) => state === 'HELD');

/**
 * Orders of preferred seats as purchases: held for 20 minutes, then the seats are confirmed, each
 * with its document.
 */
export const seatPurchases = (
  orders: Pick<OrderService, 'orderForPayment'>,
): PurchaseKind<SeatOrder> => ({
  name: 'SEAT_ORDER',
  find: findSeatOrder,
  async lock(trx, { id, orderId }, viewer, now) {
    if (!(await orders.orderForPayment(trx, orderId, viewer, now))) return false;
    await lockSeatOrder(trx, id);
    return true;
  },
  orderIdOf: ({ orderId }) => orderId,
  amountDue: amountDueOf,
  paymentRefusal(order, now) {
    const isOver = order.cancellationCause === 'PAYMENT_WINDOW';
    return isOver ? seatHoldProblem(order.paymentDueAt, now) : paymentRefusalOf(order);
  },
  async fulfil(trx, order, { id: paymentId }, now) {
    const held = heldIn(order);
    await confirmHeldSeats(trx, held);
    const funds = held.map(({ id: seatId, price, credit }) => ({
      seatId,
      paymentId,
      amount: price.total.amount - credit.amount,
    }));
    await addFunds(
      trx,
      funds.filter(({ amount }) => amount > 0),
    );
    await markSeatOrderPaid(trx, order.id, now);
    await leaveSeatMessage(trx, 'SEATS_CONFIRMED', order, now);
    return true;
  },
});

/**
 * An unpaid seat order that ends frees its seats; what had been paid for seats before goes back.
 */
export const seatOrderEnd = (
  sources: Pick<SeatDependencies, 'payments'>,
): PurchaseEnd<SeatOrder> => ({
  markCancelled: markSeatOrderCancelled,
  async release(trx, cancelled, cause, now) {
    const isOver = cause === 'PAYMENT_WINDOW';
    for (const order of cancelled) {
      const held = heldIn(order);
      const ids = held.map(({ id }) => id);
      await endSeats(trx, ids, isOver ? 'EXPIRED' : 'CANCELLED', closedAtOf(order, cause, now));
      await returnFunds(trx, sources, held, now);
      await leaveSeatMessage(trx, isOver ? 'SEATS_LAPSED' : 'SEATS_CANCELLED', order, now);
    }
  },
});

/** What seat orders need to be paid for. */
type SeatPayableSources = {
  readonly db: Database;
  readonly orders: Pick<OrderService, 'orderForPayment'>;
  readonly addresses: Pick<SiteAddresses, 'seatPaymentReturn'>;
};

/** Orders of preferred seats as something that is paid for. */
export const seatOrderPayable = ({ db, orders, addresses }: SeatPayableSources): PayableKind =>
  purchasePayable(db, seatPurchases(orders), {
    async description(id, _locale, now) {
      const order = await findSeatOrder(db, id, AIRLINE, now);
      const items = order?.items ?? [];
      return items.map(({ seatNumber, flightNumber }) => `${flightNumber} ${seatNumber}`);
    },
    returnUrl: (id, locale) => addresses.seatPaymentReturn(globalId('SeatOrder', id), locale),
  });

type Sources = Pick<SeatDependencies, 'db' | 'payments'>;

/**
 * Ends seat orders whose 20 minutes are over, so that the seats can be taken; answers how many
 * there were.
 */
export async function expireSeats(sources: Sources, now: Date): Promise<number> {
  const { db } = sources;
  const count = await expirePurchases(db, seatOrderEnd(sources), lockDueSeatOrders, now);
  await inTransaction(db, (trx) => endLapsedSeats(trx, now, null));
  return count;
}

/**
 * The same for those that are in the way of a choice: of a seat that they hold, or of another one
 * for the same passenger.
 */
export const expireSeatsOn = (
  sources: Sources,
  flight: FlightKey,
  wanted: SeatsWanted,
  now: Date,
): Promise<number> =>
  inTransaction(sources.db, async (trx) => {
    await endLapsedSeats(trx, now, flight);
    const due = await lockDueSeatOrdersOn(trx, flight, wanted, now);
    await endPurchases(trx, seatOrderEnd(sources), due, 'PAYMENT_WINDOW', now);
    return due.length;
  });
