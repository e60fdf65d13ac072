import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { clientNetwork } from '#gateway/limits/client-network.ts';
import { createRateLimiter } from '#gateway/limits/rate-limiter.ts';
import type { RateLimit } from '#gateway/limits/rate-windows.repository.ts';
import type { CheckInDependencies } from '#gateway/modules/check-in/check-in-dependencies.ts';
import type { AccessRequestOutcome } from '#gateway/modules/orders/access/request-access.service.ts';
import { otherChannelBookings } from '#gateway/modules/orders/other-channels/adopt-booking.service.ts';
import {
  type Asker,
  distinctMailboxes,
} from '#gateway/modules/verification/challenge-code.service.ts';
import { sameName } from '#schema/rules/travellers/names.ts';
import type { CheckInLookup } from './check-in-access.input.ts';
import { flightsAmong } from './looked-up-flight.repository.ts';
import { otherChannelSegment, otherChannelSubject } from './other-channel-flight.ts';

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
