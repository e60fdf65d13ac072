import { inTransaction } from '#gateway/database/transaction.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import type { FlightOfOrder } from '#gateway/modules/check-in/check-in.model.ts';
import type { CheckInDependencies } from '#gateway/modules/check-in/check-in-dependencies.ts';
import { notifyMembersOfOrder } from '#gateway/modules/orders/notifications/notify-members.ts';
import { flightForEmail } from '#gateway/modules/orders/read/flight-for-email.ts';
import {
  passengersOn,
  type SegmentView,
} from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { checkInOpenedEmail } from '#gateway/ports/documents/documents.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { addMinutes, localTime } from '#schema/rules/base/time.ts';
import { flightsToNotify, markNotified } from './flights-to-notify.repository.ts';

/**
 * A flight of an order on which a passenger can be checked in online at an instant; null where
 * there is none to announce.
 */
async function flightToOpen(
  { orders }: Pick<CheckInDependencies, 'orders'>,
  { orderId: id, segmentIndex }: FlightOfOrder,
  now: Date,
): Promise<SegmentView | null> {
  const segment = await orders.segmentOn({ id, segmentIndex }, AIRLINE, now);
  for (const one of segment ? passengersOn(segment) : []) {
    const offered = await orders.segmentCapabilities(one, now);
    if (offered.some(({ action, allowed }) => action === 'CHECK_IN' && allowed)) return segment;
  }
  return null;
}

/**
 * E-mails the contact of an order, in its language, that check-in for a flight is open. Nothing is
 * sent once there is no one left to be checked in, or to a member who wants no copies (RULES 7.13).
 */
export async function emailOpening(
  sources: CheckInDependencies,
  key: FlightOfOrder,
  now: Date,
): Promise<void> {
  const { orders, messages, mailer, addresses } = sources;
  const segment = await flightToOpen(sources, key, now);
  if (!segment) return;
  const { order, index, departsAt, departureZone, flightNumber, departureDate: date } = segment;
  const { contact, locale, reference: bookingReference } = order;
  if (await messages.declinesCopies(contact.email)) return;
  const itineraryId = globalId('CheckInItinerary', `${order.id}.${index}`);
  const email = await checkInOpenedEmail(
    {
      recipientName: contact.name,
      orderNumber: order.number,
      bookingReference,
      day: date,
      time: localTime(departsAt, departureZone),
      flights: [flightForEmail(orders.flights.flightOf(segment), locale)],
      checkInUrl: addresses.checkIn({ itineraryId, bookingReference, flightNumber, date }, locale),
    },
    locale,
  );
  await mailer.send({ to: contact.email, locale, ...email });
}

/** The job that writes to the contact of the order. */
export const SEND_CHECK_IN_OPENED = 'send-check-in-opened';

/**
 * Notifies travellers that check-in for their flight is open, once for each flight of an order
 * (RULES 7.13). Any number of gateways may do so at once.
 * @returns for how many flights of orders
 */
export async function notifyOpenings(sources: CheckInDependencies, now: Date): Promise<number> {
  const { db } = sources;
  const window = {
    from: addMinutes(now, LIMITS.checkInClosesMinutes),
    to: addMinutes(now, LIMITS.checkInOpensMinutes),
  };
  let count = 0;
  for (const { flight, ...key } of await flightsToNotify(db, window)) {
    const segment = await flightToOpen(sources, key, now);
    if (!segment) continue;
    const { departsAt, departureZone, order } = segment;
    await inTransaction(db, async (trx) => {
      if (!(await markNotified(trx, key, now))) return;
      const time = localTime(departsAt, departureZone);
      const facts = { flight: flight.flightNumber, day: flight.date, time };
      const message = { event: 'CHECK_IN_OPENED', facts, writtenTo: order.contact.email } as const;
      await notifyMembersOfOrder(trx, key.orderId, message, now);
      await enqueue(trx, SEND_CHECK_IN_OPENED, key);
      count += 1;
    });
  }
  return count;
}
