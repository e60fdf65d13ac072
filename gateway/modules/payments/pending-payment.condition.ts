import { type ExpressionBuilder, expressionBuilder } from 'kysely';
import type { Tables } from '#gateway/database/tables.ts';
import type { ErasureHold } from '#gateway/modules/orders/erase/erasure-hold.condition.ts';

/**
 * The states of an attempt that has not ended, as constants of a statement: by them the index of
 * open attempts is found.
 */
export const OPEN_STATES = ['CREATED', 'PENDING'] as const;

const payments = (eb: ExpressionBuilder<Tables, 'orders'>) =>
  eb
    .selectFrom('payments')
    .leftJoin('payment_returns', 'payment_returns.payment_id', 'payments.id')
    .select('payments.id')
    .where((where) =>
      where.or([
        where('payments.state', 'in', OPEN_STATES),
        where('payments.provider_status', 'in', OPEN_STATES),
        where('payment_returns.state', '<>', 'SUCCEEDED'),
      ]),
    );

/**
 * The condition under which money of a row of `orders`, or of extras of its guests, may still come,
 * or is still to be paid back.
 */
export const pendingPayment: ErasureHold = () => {
  const eb = expressionBuilder<Tables, 'orders'>();
  return eb.or([
    eb.exists(payments(eb).whereRef('payments.order_id', '=', 'orders.id')),
    eb.exists(
      payments(eb)
        .innerJoin('benefit_orders', 'benefit_orders.id', 'payments.benefit_order_id')
        .whereRef('benefit_orders.order_id', '=', 'orders.id')
        .where('benefit_orders.by_guest', '=', true),
    ),
  ]);
};
