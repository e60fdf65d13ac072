import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import type { StoredCheckIn } from '#gateway/modules/check-in/check-in.model.ts';
import { markSent } from '#gateway/modules/check-in/check-ins.repository.ts';
import { notifyMembersOfOrder } from '#gateway/modules/orders/notifications/notify-members.ts';
import type { PassengerSegmentView } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { CounterVerdict } from '#gateway/ports/departure-control/counter.port.ts';
import type { CounterNews } from '#gateway/ports/documents/email/email-data.ts';

/** The job that writes what staff decided. */
export const SEND_COUNTER_DECISION = 'send-counter-news';

const EVENTS: Readonly<Record<CounterVerdict, CounterNews>> = {
  CONFIRMED: 'CHECK_IN_CONFIRMED',
  TURNED_AWAY: 'CHECK_IN_DECLINED',
};

type Decided = {
  readonly one: PassengerSegmentView;
  readonly stored: StoredCheckIn;
  /** With the infant on the lap. */
  readonly passengerIds: readonly string[];
};

/**
 * Notifies members of what staff decided, and queues the boarding passes, or else an e-mail, in the
 * caller's transaction.
 */
export async function notifyCounterDecision(
  trx: DatabaseTransaction,
  { one: { passenger, segment }, stored, passengerIds }: Decided,
  verdict: CounterVerdict,
  now: Date,
): Promise<void> {
  const event = EVENTS[verdict];
  const { order, index: segmentIndex, flightNumber, departureDate } = segment;
  const facts = { flight: flightNumber, day: departureDate };
  await notifyMembersOfOrder(trx, order.id, { event, facts }, now);
  if (verdict === 'TURNED_AWAY' || !stored.contact.includes('@')) {
    await enqueue(trx, SEND_COUNTER_DECISION, { passengerId: passenger.id, segmentIndex, event });
    return;
  }
  const passengers = passengerIds.map((passengerId) => ({ passengerId, segmentIndex }));
  for (const key of passengers) await markSent(trx, key, stored.contact, now);
  await enqueue(trx, 'send-boarding-passes', { passengers, locale: stored.locale });
}
