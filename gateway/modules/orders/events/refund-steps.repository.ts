import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import { recordEvent } from '#gateway/modules/orders/read/order-history.repository.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { RefundState } from '#schema/codes/orders/states.ts';
import { money } from '#schema/rules/base/money.ts';
import type { OrderEventSource } from './order-event.model.ts';

/** A step of a refund that another service carries out. */
export type RefundStep = {
  readonly refundId: string;
  readonly refundNumber: string;
  readonly state: RefundState;
  /** In minor units of the airline's currency. */
  readonly amount: number;
};

const EVENT = 'REFUND_CHANGED';

/** Adds a step to the history of an order. */
export const recordRefundStep = (
  trx: DatabaseTransaction,
  orderId: string,
  { refundId, refundNumber, state, amount }: RefundStep,
  now: Date,
): Promise<void> =>
  recordEvent(trx, orderId, EVENT, 'AIRLINE', now, { refundId, refundNumber, state, amount });

const rowsOf = (db: Database, orderId: string) =>
  db
    .selectFrom('order_history')
    .select(['at', 'details'])
    .where('order_id', '=', orderId)
    .where('event', '=', EVENT)
    .orderBy('id')
    .execute();

/** The steps of refunds that other services carry out, for the history of an order. */
export const refundStepsElsewhere: OrderEventSource = async (db, order) => {
  const rows = await rowsOf(db, order.id);
  return rows.map(({ at, details }) => {
    const { refundId, refundNumber, state, amount } = details as RefundStep;
    return {
      __typename: 'OrderRefundChanged' as const,
      at,
      refundId,
      refundNumber,
      refundState: state,
      money: money(amount, BRAND.currency),
    };
  });
};
