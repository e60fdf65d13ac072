import { expressionBuilder } from 'kysely';
import type { Tables } from '#gateway/database/tables.ts';
import type { ErasureHold } from '#gateway/modules/orders/erase/erasure-hold.condition.ts';

/** The condition under which money of a row of `orders` may still come, or is still to be paid back. */
export const moneyUnderWay: ErasureHold = () => {
  const eb = expressionBuilder<Tables, 'orders'>();
  return eb.exists(
    eb
      .selectFrom('payments')
      .leftJoin('payment_returns', 'payment_returns.payment_id', 'payments.id')
      .select('payments.id')
      .whereRef('payments.order_id', '=', 'orders.id')
      .where((where) =>
        where.or([
          where('payments.state', 'in', ['CREATED', 'PENDING']),
          where('payments.provider_status', 'in', ['CREATED', 'PENDING']),
          where('payment_returns.state', '<>', 'SUCCEEDED'),
        ]),
      ),
  );
};
