import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { MessageFacts } from '#gateway/ports/documents/member-message.ts';
import type { CurrencyCode } from '#schema/codes/base/currencies.ts';
import { money } from '#schema/rules/base/money.ts';

/**
 * What messages say of a refund: its number, and what is refunded. For the airline's own work: no
 * viewer is checked.
 */
export async function notifiedRefund(trx: DatabaseTransaction, id: string): Promise<MessageFacts> {
  const row = await trx
    .selectFrom('refunds')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const amount = row.refundable_fare + row.refundable_tax - row.processing_fee + row.seats;
  return {
    number: row.number,
    amount: money(amount, row.currency as CurrencyCode),
    day: row.due_on,
  };
}
