import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import type { PaymentReturn } from '#gateway/modules/payments/payment.model.ts';
import { insertReturn } from './payment-returns.repository.ts';

/** Records that captured money is to go back, and queues the job that sends it. */
export async function giveBack(
  trx: DatabaseTransaction,
  meant: Omit<PaymentReturn, 'state' | 'settledAt'>,
): Promise<void> {
  await insertReturn(trx, meant);
  await enqueue(trx, 'return-payment', { returnId: meant.id });
}
