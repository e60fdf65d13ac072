import type { Database } from '#gateway/database/database.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import type { OrderService } from '#gateway/modules/orders/orders.service.ts';
import type { PayableKind } from '#gateway/modules/payments/payable.ts';
import {
  closedAtOf,
  type PurchaseEnd,
} from '#gateway/modules/payments/purchases/cancel-purchase.service.ts';
import {
  type PurchaseKind,
  paymentRefusalOf,
} from '#gateway/modules/payments/purchases/purchase.ts';
import { purchasePayable } from '#gateway/modules/payments/purchases/purchase-payable.ts';
import { endSeats } from '#gateway/modules/seats/chosen-seat-changes.repository.ts';
import type { SeatOrder } from '#gateway/modules/seats/seat.model.ts';
import type { SeatDependencies } from '#gateway/modules/seats/seat-dependencies.ts';
import { addFunds } from '#gateway/modules/seats/seat-funds.repository.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';
import { seatHoldProblem } from '#schema/rules/orders/seat-hold.ts';
import { confirmHeldSeats, leaveSeatMessage } from './held-seats.ts';
import { findSeatOrder } from './read-seat-orders.ts';
import { returnFunds } from './return-funds.ts';
import {
  lockSeatOrder,
  markSeatOrderCancelled,
  markSeatOrderPaid,
} from './seat-order-changes.repository.ts';
import { amountDueOf } from './seat-order-money.ts';

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
export type SeatPayableSources = {
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
