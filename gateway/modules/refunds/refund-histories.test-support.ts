import type { Database } from '#gateway/database/database.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { Payment } from '#gateway/modules/payments/payment.model.ts';
import type { Visitor } from '#gateway/scenarios/test-orders.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { refundDesk } from './refunds.test-support.ts';

/** An order that is paid. */
export type Paid = {
  readonly order: Order;
  readonly visitor: Visitor;
  readonly payment: Payment;
  readonly reference: string;
};

export const codes = ({ userErrors }: { userErrors: readonly { code: string }[] }) =>
  userErrors.map(({ code }) => code);

/** What became of orders that were refunded at a desk. */
export function refundHistories(db: Database, till: Awaited<ReturnType<typeof refundDesk>>) {
  const { desk, refunds, payments, provider } = till;
  const orderOf = async ({ order }: Pick<Paid, 'order'>): Promise<Order> => {
    const found = await desk.orders.find({ id: order.id }, AIRLINE, desk.now());
    if (!found) throw new Error('no order');
    return found;
  };
  const returnsOf = async ({ payment }: Paid) =>
    (await till.returns()).filter(({ payment_id }) => payment_id === payment.id);
  return {
    orderOf,
    returnsOf,
    stateOf: async (id: string, { visitor }: Paid) => (await till.refundOf(id, visitor))?.state,
    stepsOf: async (id: string) =>
      (await refunds.find({ id }, AIRLINE, desk.now()))?.events.map(({ state }) => state),
    couponsOf: async (paid: Pick<Paid, 'order'>) =>
      (await orderOf(paid)).tickets.flatMap(({ coupons }) => coupons.map(({ state }) => state)),
    backAtProvider: async ({ reference }: Paid) =>
      (await provider.queryPayment(reference)).refunded.amount,
    /** What the jobs do: the refund is begun to be paid, and each return is sent. */
    async pay(id: string, paid: Paid) {
      await refunds.pay(id);
      for (const one of await returnsOf(paid)) await payments.sendBack(one.id);
    },
    /** How many seats are sold on the first flight of an order. */
    async soldOn({ order: { segments } }: Pick<Paid, 'order'>): Promise<number> {
      const { sold } = await db
        .selectFrom('flight_inventory')
        .select('sold')
        .where('flight_number', '=', segments[0]?.flightNumber ?? '')
        .where('departure_date', '=', segments[0]?.departureDate ?? '')
        .where('cabin', '=', segments[0]?.cabin ?? 'ECONOMY')
        .executeTakeFirstOrThrow();
      return sold;
    },
  };
}
