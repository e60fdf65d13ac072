import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import type { StoredCheckIn } from '#gateway/modules/check-in/check-in.model.ts';
import type { CheckInDependencies } from '#gateway/modules/check-in/check-in-dependencies.ts';
import { checkInIn } from '#gateway/modules/check-in/check-in-facts.ts';
import { checkInsOn, markSent } from '#gateway/modules/check-in/check-ins.repository.ts';
import { notifyMembersOfOrder } from '#gateway/modules/orders/notifications/notify-members.ts';
import { flightForEmail } from '#gateway/modules/orders/read/flight-for-email.ts';
import type {
  PassengerSegmentKey,
  PassengerSegmentView,
} from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { CounterVerdict } from '#gateway/ports/departure-control/counter.port.ts';
import { counterNewsEmail } from '#gateway/ports/documents/documents.ts';
import type { CounterNews } from '#gateway/ports/documents/email/email-data.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';

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

/**
 * E-mails what staff decided to the address of the check-in; where it has a phone, to the contact
 * of the order.
 */
export async function emailCounterDecision(
  { db, orders, mailer, addresses }: CheckInDependencies,
  key: PassengerSegmentKey,
  event: CounterNews,
  now: Date,
): Promise<void> {
  const one = await orders.passengerOn(key, AIRLINE, now);
  if (!one) return;
  const { passenger, segment } = one;
  const { order, index, departureDate: day } = segment;
  const stored = checkInIn(await checkInsOn(db, order.id, index), one);
  if (!stored) return;
  const { contact, locale } = stored;
  const itineraryId = globalId('CheckInItinerary', `${order.id}.${index}`);
  const email = await counterNewsEmail(
    {
      event,
      day,
      recipientName: `${passenger.firstName} ${passenger.lastName}`,
      orderNumber: order.number,
      bookingReference: order.reference,
      passengerName: passenger.ticketName,
      flights: [flightForEmail(orders.flights.flightOf(segment), locale)],
      passesUrl: addresses.boardingPasses(itineraryId, locale),
      orderUrl: addresses.order(order.reference, locale),
    },
    locale,
  );
  const to = contact.includes('@') ? contact : order.contact.email;
  await mailer.send({ to, locale, ...email });
}
