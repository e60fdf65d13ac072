import type { Database } from '#gateway/database/database.ts';
import { ownedBy } from '#gateway/modules/orders/read/visible-orders.condition.ts';
import type { CouponState, OrderState } from '#schema/codes/orders/states.ts';
import { foundBy } from './found-orders.condition.ts';

/** An order in a list, as it is stored: what decides under which tabs it is. */
export type StoredInList = {
  readonly id: string;
  readonly state: OrderState;
  readonly paymentDueAt: Date;
  readonly coupons: readonly { readonly state: CouponState; readonly departsAt: Date }[];
};

/** All orders of a member that a text finds, the latest first (RULES 4.27 and 10.6). */
export async function memberOrdersOf(
  db: Database,
  memberId: string,
  search: string,
): Promise<StoredInList[]> {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'state', 'payment_due_at'])
    .where('anonymised_at', 'is', null)
    .where(ownedBy(memberId))
    .where(foundBy(search))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const ids = orders.map(({ id }) => id);
  const coupons = ids.length > 0 ? await couponsOf(db, ids) : [];
  return orders.map(({ id, state, payment_due_at: paymentDueAt }) => ({
    id,
    state: state as OrderState,
    paymentDueAt,
    coupons: coupons
      .filter((coupon) => coupon.order_id === id)
      .map((coupon) => ({ state: coupon.state as CouponState, departsAt: coupon.used_at })),
  }));
}

const couponsOf = (db: Database, orderIds: readonly string[]) =>
  db
    .selectFrom('coupons')
    .innerJoin('order_segments', (join) =>
      join
        .onRef('order_segments.order_id', '=', 'coupons.order_id')
        .onRef('order_segments.index', '=', 'coupons.segment_index'),
    )
    .select(['coupons.order_id', 'coupons.state'])
    .select(({ fn }) =>
      fn<Date>('greatest', ['order_segments.departs_at', 'order_segments.unused_until']).as(
        'used_at',
      ),
    )
    .where('coupons.order_id', 'in', orderIds)
    .execute();
