import { expressionBuilder } from 'kysely';
import type { Tables } from '#gateway/database/tables.ts';
import type { ErasureHold } from '#gateway/modules/orders/read/visible-orders.condition.ts';

const UNDER_WAY = ['UNDER_REVIEW', 'APPROVED', 'PAYING', 'FAILED'] as const;

/** The condition under which a refund of a row of `orders` has not ended. */
export const refundUnderWay: ErasureHold = () => {
  const eb = expressionBuilder<Tables, 'orders'>();
  return eb.exists(
    eb
      .selectFrom('refunds')
      .select('refunds.id')
      .whereRef('refunds.order_id', '=', 'orders.id')
      .where('refunds.state', 'in', UNDER_WAY),
  );
};
