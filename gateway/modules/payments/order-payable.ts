import { globalId } from '#gateway/graphql/global-id.ts';
import type { IssueOutcome as OrderSettlement } from '#gateway/modules/orders/issue/issue-order.service.ts';
import type { OrderRecord } from '#gateway/modules/orders/order.model.ts';
import type { OrderService } from '#gateway/modules/orders/orders.service.ts';
import type { Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';
import type { OrderState } from '#schema/codes/orders/states.ts';
import { zeroMoney } from '#schema/rules/base/money.ts';
import type { Payable, PayableKind, PayableOrder, Settlement } from './payable.ts';
import { paymentDescription, paymentRefusal } from './payment-request.ts';
import type { PaymentService } from './payments.service.ts';

const SETTLEMENTS: Readonly<Record<OrderSettlement, Settlement>> = {
  TICKETED: 'SETTLED',
  ALREADY_TICKETED: 'PAID_BEFORE',
  DEAD: 'DEAD',
};

const payableOf = (
  order: Pick<OrderRecord, 'id' | 'number' | 'total' | 'price' | 'paymentDueAt' | 'ticketedAt'> & {
    readonly state: OrderState;
  },
): Payable => ({
  id: order.id,
  orderId: order.id,
  orderNumber: order.number,
  amountDue: order.state === 'PENDING_PAYMENT' ? order.total : zeroMoney(order.total.currency),
  offsettable: order.price.fareTotal,
  paymentDueAt: order.paymentDueAt,
  ticketed: order.ticketedAt !== null,
});

/**
 * Flight orders as something that is paid for: 50 minutes, then tickets.
 * @param timetable says which flights are cancelled (RULES 3.19); where it is not given, none are
 */
export const orderPayable = (
  orders: Pick<OrderService, 'find' | 'orderForPayment' | 'settlePaid'>,
  addresses: Pick<SiteAddresses, 'paymentReturn'>,
  timetable?: Pick<Timetable, 'update' | 'isCancelled'>,
): PayableKind => ({
  async find(id, viewer, now) {
    const order = await orders.find({ id }, viewer, now);
    return order && payableOf(order);
  },
  async obstacle(id, viewer, now) {
    const order = await orders.find({ id }, viewer, now);
    if (!timetable || order?.state !== 'PENDING_PAYMENT') return null;
    const keys = order.segments.map(({ flightNumber, departureDate: date }) => ({
      flightNumber,
      date,
    }));
    await timetable.update(keys);
    return keys.some(timetable.isCancelled) ? 'FLIGHT_WITHDRAWN' : null;
  },
  async lock(trx, id, viewer, now) {
    const order = await orders.orderForPayment(trx, id, viewer, now);
    return (
      order && {
        ...payableOf(order),
        refusal: (payments, instant) => paymentRefusal(order, payments, instant),
        settle: async (payment, instant) =>
          SETTLEMENTS[await orders.settlePaid(trx, order, payment.id, instant)],
      }
    );
  },
  async show(id, actor, now) {
    const order = await orders.find({ id }, actor, now);
    return order && ({ ...order, __typename: 'Order' } as object as PayableOrder);
  },
  async description(id, locale, now) {
    const order = await orders.find({ id }, AIRLINE, now);
    return order ? paymentDescription(order.segments, locale) : [];
  },
  returnUrl: (id, locale) => addresses.paymentReturn(globalId('Order', id), locale),
});

type Cancel = OrderService['cancel'];

/**
 * Asks the provider before an order is cancelled: one that was paid a moment ago, of which no
 * report has come yet, is ticketed and not cancelled by mistake. Where the provider does not answer
 * it is cancelled all the same; money that turns up goes back. Attempts that were open end with the
 * order.
 */
export const askBeforeCancelling =
  (cancel: Cancel, payments: () => Pick<PaymentService, 'confirmNow' | 'abandon'>): Cancel =>
  async (request, actor, now) => {
    const { orderId } = request;
    await payments().confirmNow(orderId, actor, now);
    const refusal = await cancel(request, actor, now);
    if (refusal === null) await payments().abandon({ id: orderId, orderId }, now);
    return refusal;
  };
