import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { clientNetwork } from '#gateway/limits/client-network.ts';
import { createRateLimiter } from '#gateway/limits/rate-limiter.ts';
import type { RateLimit } from '#gateway/limits/rate-windows.repository.ts';
import type { FlightOfOrder } from '#gateway/modules/check-in/check-in.model.ts';
import type { CheckInDependencies } from '#gateway/modules/check-in/check-in-dependencies.ts';
import { flightsAmong } from '#gateway/modules/check-in/lists/itineraries.repository.ts';
import type { AccessRequestOutcome } from '#gateway/modules/orders/access/request-access.service.ts';
import { otherChannelBookings } from '#gateway/modules/orders/other-channels/adopt-booking.service.ts';
import {
  type Asker,
  distinctMailboxes,
} from '#gateway/modules/verification/challenge-code.service.ts';
import type { CodeAnswer } from '#gateway/modules/verification/confirm-code.service.ts';
import type { BookingElsewhere } from '#gateway/ports/ticket-store/ticket-store.port.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import type { ConfirmCheckInAccessErrorCode } from '#gateway/resolvers.gen.ts';
import { isLocale, type Locale } from '#schema/codes/base/locales.ts';
import type { TicketNumber } from '#schema/rules/orders/ticket-number.ts';
import { sameName } from '#schema/rules/travellers/names.ts';
import type { CheckInLookup } from './check-in-access.input.ts';

/** A flight of a ticket that another channel has sold. */
type FlightOfTicket = FlightKey & { readonly ticketNumber: TicketNumber };

const MARK = 'elsewhere';

/** How a code refers to such a flight, and to the language in which it was looked up. */
const otherChannelSubject = (
  { ticketNumber, flightNumber, date }: FlightOfTicket,
  locale: Locale,
): string => [MARK, ticketNumber, flightNumber, date, locale].join(' ');

/** The same, read again; null where a code refers to an order. */
function readSubject(subject: string): (FlightOfTicket & { readonly locale: Locale }) | null {
  const [mark, ticketNumber = '', flightNumber = '', date = '', locale = ''] = subject.split(' ');
  return mark === MARK && isLocale(locale) ? { ticketNumber, flightNumber, date, locale } : null;
}

/**
 * The place of a flight in a booking, counted from 0 over all its bounds; null where it has no such
 * flight.
 */
function otherChannelSegment(
  { bounds }: BookingElsewhere,
  { flightNumber, date }: FlightKey,
): number | null {
  const place = bounds
    .flatMap(({ flights }) => flights)
    .findIndex((one) => one.flightNumber === flightNumber && one.date === date);
  return place < 0 ? null : place;
}

/**
 * How often a flight may be looked for: from one network, which a family may share, and with the
 * same details; and how many codes are written about one booking, for one network and for all of
 * them. A stranger who knows the details takes nothing from the traveller so, and neither guesses a
 * code nor fills a mailbox.
 */
export const CHECK_IN_ACCESS_LIMITS = {
  address: { most: 30, windowMinutes: 10 },
  target: { most: 10, windowMinutes: 60 },
  codesForNetwork: { most: 10, windowMinutes: 60 },
  codesOfBooking: { most: 40, windowMinutes: 60 },
} as const satisfies Record<string, RateLimit>;

/**
 * What all four details name: how the code refers to it, what is counted for it, and to whom the
 * code goes.
 */
type Found = { readonly subject: string; readonly booking: string; readonly recipient: string };

/** The flight of a booking that another channel has sold; null where there is none. */
async function flightElsewhere(
  { tickets }: CheckInDependencies,
  lookup: CheckInLookup,
  now: Date,
): Promise<Found | null> {
  const { flightNumber, flightDate, locale } = lookup;
  const flight = { flightNumber, date: flightDate };
  const booking = (await otherChannelBookings(tickets, lookup, now)).find(
    (one) => otherChannelSegment(one, flight) !== null,
  );
  const [passenger] = booking?.passengers ?? [];
  if (!booking || !passenger) return null;
  const { reference, contact } = booking;
  const subject = otherChannelSubject({ ticketNumber: passenger.ticketNumber, ...flight }, locale);
  return { subject, booking: reference, recipient: contact.email };
}

/**
 * The flight that all four details name, once for each mailbox of the bookings with it. A booking
 * under another's document does not draw the owner's code to its own contact. Empty where there is
 * none, or one of the details is another's.
 */
async function flightsNamed(
  trx: DatabaseTransaction,
  sources: CheckInDependencies,
  lookup: CheckInLookup,
  now: Date,
): Promise<Found[]> {
  const { orders } = sources;
  const { key, name, flightNumber, flightDate } = lookup;
  const elsewhere = await flightElsewhere(sources, lookup, now);
  const { kind, value } = key;
  const stored = kind === 'DOCUMENT_NUMBER' ? { kind, hashes: orders.vault.hashesOf(value) } : key;
  const named = (await orders.lookedFor(trx, stored)).filter(({ names }) =>
    names.some((one) => sameName(one, name)),
  );
  const ids = named.map(({ orderId }) => orderId);
  const flights = await flightsAmong(trx, ids, { flightNumber, date: flightDate });
  const here = flights.flatMap(({ orderId, segmentIndex }) => {
    const order = named.find((one) => one.orderId === orderId);
    if (!order) return [];
    const subject = `${orderId} ${segmentIndex}`;
    return [{ subject, booking: orderId, recipient: order.recipient }];
  });
  // Asked first and used first: what is unpaid with a seller is as the seller says it now.
  return distinctMailboxes([...(elsewhere ? [elsewhere] : []), ...here]);
}

/**
 * Requests a code to each contact of a booking whose flight four details name. The answer, and the
 * work for it, are the same where there is no such flight or one of the details is another's
 * (RULES 10.3).
 */
export const requestCheckInAccess = (
  sources: CheckInDependencies,
  lookup: CheckInLookup,
  from: Asker,
  now: Date,
): Promise<AccessRequestOutcome> =>
  inTransaction(sources.db, async (trx) => {
    const { hash, within } = createRateLimiter(trx, sources.keys, now);
    const network = hash('network', clientNetwork(from.address));
    if (!(await within(CHECK_IN_ACCESS_LIMITS.address, 'check-in look-up from', network)))
      return { problem: 'TOO_MANY_REQUESTS' };
    const [found, ...others] = await flightsNamed(trx, sources, lookup, now);
    const { key, name, flightNumber, flightDate, locale } = lookup;
    const typed = [key.value, name.lastName, name.firstName, flightNumber, flightDate];
    const target = hash('check-in', ...typed, network);
    if (!(await within(CHECK_IN_ACCESS_LIMITS.target, 'check-in look-up of', target)))
      return { problem: 'TOO_MANY_REQUESTS' };
    // Counted where nothing was found too: the work must not reveal whether the details fit.
    const booking = hash('check-in booking', found?.booking ?? target);
    const request = {
      purpose: 'CHECK_IN_ACCESS',
      recipient: found?.recipient ?? null,
      subject: found?.subject ?? null,
      others,
      target,
      quotas: [
        {
          key: hash('check-in codes for', booking, network),
          limit: CHECK_IN_ACCESS_LIMITS.codesForNetwork,
        },
        { key: hash('check-in codes of', booking), limit: CHECK_IN_ACCESS_LIMITS.codesOfBooking },
      ],
      asker: from,
      locale,
    } as const;
    const outcome = await sources.verification.challenge(trx, request, now);
    return 'problem' in outcome ? outcome : { ...outcome, named: found !== undefined };
  });

type CheckInAccessOutcome =
  | FlightOfOrder
  | { readonly problem: Exclude<ConfirmCheckInAccessErrorCode, 'REQUIRED'> };

/**
 * The flight that a code stands for. One that another channel has sold becomes an order now that
 * its contact has the code; null where the seller has cancelled it meanwhile.
 */
async function flightOfSubject(
  trx: DatabaseTransaction,
  { tickets, orders }: CheckInDependencies,
  subject: string,
  now: Date,
): Promise<FlightOfOrder | null> {
  const elsewhere = readSubject(subject);
  if (!elsewhere) {
    const [orderId, index] = subject.split(' ');
    if (!orderId) throw new Error('A code that opens a flight without a flight');
    return { orderId, segmentIndex: Number(index) };
  }
  const { ticketNumber, locale, ...flight } = elsewhere;
  const [booking] = await tickets.find({ kind: 'TICKET_NUMBER', value: ticketNumber }, now);
  const segmentIndex = booking ? otherChannelSegment(booking, flight) : null;
  if (!booking || segmentIndex === null) return null;
  return { orderId: await orders.adopt(trx, booking, locale, now), segmentIndex };
}

/**
 * Opens the flight of a challenge, and nothing else of its booking, to the browser that asked for
 * it, for 60 minutes, when the code is right. A code that is sent twice by the same browser opens
 * it once and is answered alike.
 */
export const confirmCheckInAccess = (
  sources: CheckInDependencies,
  answer: Omit<CodeAnswer, 'purpose'>,
  asker: Asker,
  now: Date,
): Promise<CheckInAccessOutcome> =>
  inTransaction(sources.db, async (trx) => {
    const { verification, orders } = sources;
    const typed = { ...answer, purpose: 'CHECK_IN_ACCESS' } as const;
    const confirmed = await verification.confirm(trx, typed, asker, now);
    if ('problem' in confirmed) return confirmed;
    const flight = await flightOfSubject(trx, sources, confirmed.subject ?? '', now);
    if (!flight) return { problem: 'CODE_WRONG' };
    if (!confirmed.repeated)
      await orders.openSegmentTo(trx, { ...flight, sessionId: asker.sessionId }, now);
    return flight;
  });
