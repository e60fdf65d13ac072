import type { Selectable } from 'kysely';
import type { Tables } from '#gateway/database/tables.ts';
import type { StoredDateChange } from '#gateway/modules/date-changes/date-change.model.ts';
import type { CurrencyCode } from '#schema/codes/base/currencies.ts';
import { money } from '#schema/rules/base/money.ts';

/**
 * A row of `date_changes` in the words of the domain. What a check of the table guarantees is not
 * checked again.
 */
export function dateChangeOf(row: Selectable<Tables['date_changes']>): StoredDateChange {
  const own = (amount: number) => money(amount, row.currency as CurrencyCode);
  return {
    id: row.id,
    number: row.number,
    orderId: row.order_id,
    newOrderId: row.new_order_id,
    kind: row.kind as StoredDateChange['kind'],
    state: row.state as StoredDateChange['state'],
    cancellationCause: row.cancellation_cause as StoredDateChange['cancellationCause'],
    bounds: row.bounds as StoredDateChange['bounds'],
    quotes: row.quotes as StoredDateChange['quotes'],
    seats: row.seats as StoredDateChange['seats'],
    penalty: own(row.penalty),
    addCollect: own(row.add_collect),
    totalDue: own(row.total_due),
    refundDue: own(row.refund_due),
    createdAt: row.created_at,
    paymentDueAt: row.payment_due_at,
    closedAt: row.closed_at,
  };
}
