import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import type { StoredAirlineChange } from '#gateway/modules/airline-changes/airline-change.model.ts';
import { notifyMembersOfOrder } from '#gateway/modules/orders/notifications/notify-members.ts';
import type { AirlineChangeNews } from '#gateway/ports/documents/email/email-data.ts';

/** The job that writes to the contact of the order. */
export const SEND_AIRLINE_CHANGE = 'send-airline-change';

type Told = Pick<
  StoredAirlineChange,
  'id' | 'orderId' | 'kind' | 'segments' | 'decideBy' | 'proposed'
>;

/** What the words of a change need besides the booking reference. */
export function factsOf({ kind, segments, decideBy, proposed }: Omit<Told, 'id' | 'orderId'>) {
  const { before } = segments[0] ?? {};
  return {
    flight: before?.flightNumber ?? '',
    day: before?.date ?? '',
    change: kind,
    until: decideBy.toISOString(),
    other: proposed ? ('yes' as const) : ('no' as const),
  };
}

/**
 * Notifies the members whose order it is, and queues the e-mail to its contact, in the caller's
 * transaction.
 */
export async function notifyAirlineChange(
  trx: DatabaseTransaction,
  change: Told,
  event: AirlineChangeNews,
  now: Date,
): Promise<void> {
  await notifyMembersOfOrder(trx, change.orderId, { event, facts: factsOf(change) }, now);
  await enqueue(trx, SEND_AIRLINE_CHANGE, { airlineChangeId: change.id, event });
}
