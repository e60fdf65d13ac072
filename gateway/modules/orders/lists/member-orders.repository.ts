import type { Database } from '#gateway/database/database.ts';
import { ownedBy } from '#gateway/modules/orders/read/visible-orders.condition.ts';
import { couponStateAt } from '#gateway/modules/orders/tickets/coupon-state.ts';
import type { OrderTab } from '#schema/codes/orders/order-tabs.ts';
import type { CouponState, OrderState } from '#schema/codes/orders/states.ts';
import { orderTabsAt } from '#schema/rules/orders/order-status.ts';
import { foundBy } from './found-orders.condition.ts';

/** An order in a list: which one, and under which tabs. */
export type ListedOrder = { readonly id: string; readonly tabs: readonly OrderTab[] };

/** All orders of a member that a text finds, as they are at an instant, the latest first (RULES 4.5, 4.27 and 10.6). */
export const memberOrdersOf = async (
  db: Database,
  memberId: string,
  now: Date,
  search: string,
): Promise<ListedOrder[]> => {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'state', 'payment_due_at'])
    .where('anonymised_at', 'is', null)
    .where(ownedBy(memberId))
    .where(foundBy(search))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const coupons =
    orders.length > 0
      ? await couponsOf(
          db,
          orders.map(({ id }) => id),
        )
      : [];
  return orders.map(({ id, state, payment_due_at: paymentDueAt }) => ({
    id,
    tabs: orderTabsAt(
      {
        state: state as OrderState,
        paymentDueAt,
        coupons: coupons
          .filter((coupon) => coupon.order_id === id)
          .map((coupon) => ({
            state: couponStateAt(coupon.state as CouponState, coupon.departs_at, now),
          })),
      },
      now,
    ),
  }));
};

const couponsOf = (db: Database, orderIds: readonly string[]) =>
  db
    .selectFrom('coupons')
    .innerJoin('order_segments', (join) =>
      join
        .onRef('order_segments.order_id', '=', 'coupons.order_id')
        .onRef('order_segments.index', '=', 'coupons.segment_index'),
    )
    .select(['coupons.order_id', 'coupons.state', 'order_segments.departs_at'])
    .where('coupons.order_id', 'in', orderIds)
    .execute();
