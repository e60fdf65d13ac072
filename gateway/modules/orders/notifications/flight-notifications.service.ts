import type { Database } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { FlightStatus } from '#gateway/modules/flight-status/flight-status.model.ts';
import {
  flightsBetween,
  ordersOn,
} from '#gateway/modules/orders/read/booked-flights.repository.ts';
import type { MessageFacts } from '#gateway/ports/documents/member-message.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { MessageEvent } from '#schema/codes/club/message-events.ts';
import { DISRUPTION } from '#schema/codes/flights/disruption.ts';
import { addMinutes, localTime } from '#schema/rules/base/time.ts';
import { notifyMembersOfOrder } from './notify-members.ts';

/** What flight news are found with. */
export type FlightNotificationDependencies = {
  readonly db: Database;
  /** The status of one flight, by `flightId`. */
  readonly statusOf: (key: string, now: Date) => Promise<FlightStatus | null>;
};

const HOUR = 60;
/** Flights are looked at from three days before they leave until they have long arrived. */
const AHEAD_MINUTES = 72 * HOUR;
const BEHIND_MINUTES = 24 * HOUR;

type FlightMessageEvent = Extract<MessageEvent, 'FLIGHT_DIVERTED' | 'FLIGHT_DELAYED'>;

/** The message about a flight (RULES 9.21); null where it is as planned. */
function newsIn(status: FlightStatus): { event: FlightMessageEvent; facts: MessageFacts } | null {
  const { flight, departure, departureDelay } = status;
  const facts = { flight: flight.flightNumber, day: flight.date };
  // A cancellation is announced with its remedies, as a change by the airline.
  if (status.cancelled) return null;
  if (status.arrival.diverted) return { event: 'FLIGHT_DIVERTED', facts };
  const leaves = departure.offBlock ?? departure.estimated;
  if (!leaves || departureDelay === null || departureDelay < DISRUPTION.toldDelayMinutes)
    return null;
  const time = localTime(leaves.instant, leaves.zone);
  return { event: 'FLIGHT_DELAYED', facts: { ...facts, time } };
}

/**
 * Notifies members of what became of their flights, of each event once. Several gateways may do so
 * at the same time.
 * @returns how many flights have news
 */
export async function notifyFlight(
  { db, statusOf }: FlightNotificationDependencies,
  now: Date,
): Promise<number> {
  const from = addMinutes(now, -BEHIND_MINUTES);
  let count = 0;
  for (const flight of await flightsBetween(db, from, addMinutes(now, AHEAD_MINUTES))) {
    const status = await statusOf(flightId(flight), now);
    const news = status && newsIn(status);
    if (!news) continue;
    const occasion = `${news.event} ${flightId(flight)}`;
    for (const orderId of await ordersOn(db, flight))
      await inTransaction(db, (trx) =>
        notifyMembersOfOrder(trx, orderId, { ...news, occasion }, now),
      );
    count += 1;
  }
  return count;
}
