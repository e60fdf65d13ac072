import type { Database } from '#gateway/database/database.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import type { OrderService } from '#gateway/modules/orders/orders.service.ts';
import type { Payable, PayableKind, PayableOrder } from '#gateway/modules/payments/payable.ts';
import { standingOf } from '#gateway/modules/payments/payment-standing.ts';
import { findSeatOrder } from '#gateway/modules/seats/orders/read-seat-orders.ts';
import type { SeatOrder } from '#gateway/modules/seats/seat.model.ts';
import { AIRLINE } from '#gateway/sessions/reader.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';
import { seatHoldProblem } from '#schema/rules/orders/seat-hold.ts';
import { amountDueOf } from './seat-order-money.ts';
import { settleSeatOrder } from './settle-seat-order.service.ts';

/** What seat orders need to be paid for. */
export type SeatPayableSources = {
  readonly db: Database;
  readonly orders: Pick<OrderService, 'orderForPayment'>;
  readonly addresses: Pick<SiteAddresses, 'seatPaymentReturn'>;
};

const payableOf = (order: SeatOrder): Payable => ({
  id: order.id,
  orderId: order.orderId,
  orderNumber: order.number,
  amountDue: amountDueOf(order),
  offsettable: amountDueOf(order),
  paymentDueAt: order.paymentDueAt,
  ticketed: false,
});

const refusalOf = (order: SeatOrder, now: Date) => {
  if (order.state === 'PENDING_PAYMENT') return seatHoldProblem(order.paymentDueAt, now);
  if (order.state !== 'CANCELLED') return 'ALREADY_PAID';
  return order.cancellationCause === 'PAYMENT_WINDOW' ? 'SEAT_HOLD_EXPIRED' : 'ORDER_CLOSED';
};

/** Orders of preferred seats as something that is paid for: 20 minutes, then the seats are confirmed. */
export const seatOrderPayable = ({ db, orders, addresses }: SeatPayableSources): PayableKind => ({
  async find(id, reader, now) {
    const order = await findSeatOrder(db, id, reader, now);
    return order && payableOf(order);
  },
  async lock(trx, id, reader, now) {
    const seen = await findSeatOrder(trx, id, reader, now);
    if (!seen || !(await orders.orderForPayment(trx, seen.orderId, reader, now))) return null;
    const order = await findSeatOrder(trx, id, reader, now);
    return (
      order && {
        ...payableOf(order),
        refusal: (payments, instant) =>
          standingOf(payments, instant) === 'CAPTURED' ? 'ALREADY_PAID' : refusalOf(order, instant),
        settle: (payment, instant) => settleSeatOrder(trx, id, payment, instant),
      }
    );
  },
  async show(id, actor, now) {
    const order = await findSeatOrder(db, id, actor, now);
    return order && ({ ...order, __typename: 'SeatOrder' } as object as PayableOrder);
  },
  async description(id, _locale, now) {
    const order = await findSeatOrder(db, id, AIRLINE, now);
    return order
      ? order.items.map(({ seatNumber, flightNumber }) => `${flightNumber} ${seatNumber}`)
      : [];
  },
  returnUrl: (id, locale) => addresses.seatPaymentReturn(globalId('SeatOrder', id), locale),
});
