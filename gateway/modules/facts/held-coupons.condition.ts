import { expressionBuilder } from 'kysely';
import type { Tables } from '#gateway/database/tables.ts';
import type { ErasureHold } from '#gateway/modules/orders/read/visible-orders.condition.ts';

/**
 * The condition under which another service holds a coupon of a row of `orders`: its refund has not
 * ended.
 */
export const couponsHeld: ErasureHold = () => {
  const eb = expressionBuilder<Tables, 'orders'>();
  return eb.exists(
    eb
      .selectFrom('coupons')
      .innerJoin('held_coupons', 'held_coupons.coupon_id', 'coupons.id')
      .select('coupons.id')
      .whereRef('coupons.order_id', '=', 'orders.id'),
  );
};
