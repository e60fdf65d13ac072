import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { extraDesk } from '#gateway/modules/extras/extras.test-support.ts';
import { forFlight } from '#gateway/modules/extras/stock/stock.test-support.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { aVisitor, type Visitor } from '#gateway/scenarios/test-orders.ts';
import { addMinutes } from '#schema/rules/base/time.ts';

type Till = Awaited<ReturnType<typeof extraDesk>>;

/** Guests who have paid for a trip, and buy extras for it. */
export function guestsAt(till: Till) {
  const { desk, extras, payments, sources } = till;
  return {
    /** A guest with a paid trip. */
    async traveller() {
      const guest = aVisitor();
      const order = await desk.pay(await desk.book(desk.offer(), {}, guest));
      return { guest, order };
    },
    /** An order of so many of an extra for the first passenger. @throws when it was refused */
    async ordered(guest: Visitor, order: Order, extraId: string, quantity = 1) {
      const made = await extras.create(forFlight(till, order, extraId, quantity), guest);
      const found = made.orderId && (await extras.order(made.orderId, guest, desk.now()));
      if (!found) throw new Error(`refused: ${made.userErrors.map(({ code }) => code)}`);
      return found;
    },
    /** Pays it at the provider's page. */
    async pay(guest: Visitor, orderId: string) {
      const request = {
        kind: 'BENEFIT_ORDER',
        orderId,
        idempotencyKey: randomUUID(),
        locale: 'en',
      } as const;
      const { payment } = await payments.start(request, guest, desk.now());
      await till.end(payment?.providerReference ?? '');
      return payments.confirmNow(orderId, guest, desk.now(), 'BENEFIT_ORDER');
    },
    /** Records that a change of date made one order of another. */
    async changed(before: Order, after: Order) {
      const [madeAt, dueAt] = [desk.now(), addMinutes(desk.now(), 50)];
      await sql`
        insert into date_changes (id, number, order_id, new_order_id, kind, state, bounds, quotes, seats,
          currency, penalty, add_collect, total_due, refund_due, created_at, payment_due_at, closed_at)
        values (${randomUUID()}, ${`D${after.number}`}, ${before.id}, ${after.id}, 'VOLUNTARY', 'CONFIRMED', '[]',
          '[]', '[]', 'CNY', 0, 0, 0, 0, ${madeAt}, ${dueAt}, ${madeAt})`.execute(sources.db);
    },
  };
}
