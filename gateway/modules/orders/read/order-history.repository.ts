import type { Insertable } from 'kysely';
import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { OrderHistoryTable } from '#gateway/database/tables/orders.tables.ts';
import type { OrderEventSource } from '#gateway/modules/orders/order-dependencies.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { RefundState } from '#schema/codes/orders/states.ts';
import { money } from '#schema/rules/base/money.ts';

/** What can happen to an order. */
type OrderEvent =
  | 'CREATED'
  | 'CORRECTED'
  | 'CANCELLED'
  | 'TICKETED'
  | 'CHANGED'
  | 'MEALS_CHOSEN'
  | 'REFUNDED'
  | 'REFUND_CHANGED'
  | 'RECEIPT_SENT'
  | 'ACCESS_GRANTED';

/** Who made it happen. */
type EventAuthor = 'TRAVELLER' | 'AIRLINE' | 'CLOCK' | 'PROVIDER';

const addEvent = (db: Database, row: Insertable<OrderHistoryTable>) =>
  db.insertInto('order_history').values(row).execute();

/** Adds a line to what is never rewritten. `details` hold codes and ids, no personal data. */
export async function recordEvent(
  trx: DatabaseTransaction,
  orderId: string,
  event: OrderEvent,
  by: EventAuthor,
  at: Date,
  details: Readonly<Record<string, string | number>> | null = null,
): Promise<void> {
  const row = { order_id: orderId, event, by, at, details: details && JSON.stringify(details) };
  await addEvent(trx, row);
}

/** A step of a refund that another service carries out. */
type RefundStep = {
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
