import { couponStateAt } from '#gateway/modules/orders/tickets/coupon-state.ts';
import type { OrderTab } from '#schema/codes/orders/order-tabs.ts';
import { orderTabsAt } from '#schema/rules/orders/order-status.ts';
import type { StoredInList } from './member-orders.repository.ts';

/** An order in a list: which one, and under which tabs. */
export type ListedOrder = { readonly id: string; readonly tabs: readonly OrderTab[] };

/** Orders as they are listed at an instant (RULES 4.5). */
export const listedAt = (orders: readonly StoredInList[], now: Date): ListedOrder[] =>
  orders.map(({ id, coupons, ...order }) => {
    const standing = coupons.map(({ state, departsAt }) => ({
      state: couponStateAt({ state }, departsAt, now),
    }));
    return { id, tabs: orderTabsAt({ ...order, coupons: standing }, now) };
  });
