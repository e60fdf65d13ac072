import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { keyedHash } from '#gateway/limits/keyed-hash.ts';
import { networkOf } from '#gateway/limits/network-of.ts';
import { countWithin, type RateLimit } from '#gateway/limits/rate-windows.repository.ts';
import type { CheckInSources } from '#gateway/modules/check-in/check-in-sources.ts';
import type { AccessRequestOutcome } from '#gateway/modules/orders/access/request-access.service.ts';
import type { Asker } from '#gateway/modules/verification/challenge-code.service.ts';
import { sameName } from '#schema/rules/travellers/names.ts';
import type { CheckInLookup } from './check-in-access.input.ts';
import { CHECK_IN_ACCESS_LIMITS as LIMIT } from './check-in-access-limits.ts';
import { type FlightOfOrder, flightAmong } from './looked-up-flight.repository.ts';

type Found = FlightOfOrder & { readonly recipient: string };

/** The flight that all four details name; null where there is none, or one of them is another's. */
const flightNamed = async (
  trx: DatabaseTransaction,
  { orders }: CheckInSources,
  { key, name, flightNumber, flightDate }: CheckInLookup,
): Promise<Found | null> => {
  const { kind, value } = key;
  const stored = kind === 'DOCUMENT_NUMBER' ? { kind, hash: orders.vault.hashOf(value) } : key;
  const named = (await orders.lookedFor(trx, stored)).filter(({ names }) =>
    names.some((one) => sameName(one, name)),
  );
  const ids = named.map(({ orderId }) => orderId);
  const flight = await flightAmong(trx, ids, { flightNumber, date: flightDate });
  const order = named.find(({ orderId }) => orderId === flight?.orderId);
  return flight && order ? { ...flight, recipient: order.recipient } : null;
};

/**
 * Requests a code to the contact of a booking whose flight four details name. The answer, and the work for it, are the same
 * where there is no such flight or one of the details is another's (RULES 10.3).
 */
export const requestCheckInAccess = (
  sources: CheckInSources,
  lookup: CheckInLookup,
  from: Asker,
  now: Date,
): Promise<AccessRequestOutcome> =>
  inTransaction(sources.db, async (trx) => {
    const hash = keyedHash(sources.keys);
    const within = (limit: RateLimit, ...counted: readonly [string, ...Buffer[]]) =>
      countWithin(trx, hash(...counted), limit, now);
    const network = hash('network', networkOf(from.address));
    if (!(await within(LIMIT.address, 'check-in look-up from', network)))
      return { problem: 'TOO_MANY_REQUESTS' };
    const found = await flightNamed(trx, sources, lookup);
    const { key, name, flightNumber, flightDate, locale } = lookup;
    const typed = [key.value, name.lastName, name.firstName, flightNumber, flightDate];
    const target = hash('check-in', ...typed, network);
    if (!(await within(LIMIT.target, 'check-in look-up of', target)))
      return { problem: 'TOO_MANY_REQUESTS' };
    // Counted where nothing was found too: the work must not reveal whether the details fit.
    const booking = hash('check-in booking', found?.orderId ?? target);
    const request = {
      purpose: 'CHECK_IN_ACCESS',
      recipient: found?.recipient ?? null,
      subject: found ? `${found.orderId} ${found.segmentIndex}` : null,
      target,
      quotas: [
        { key: hash('check-in codes for', booking, network), limit: LIMIT.codesForNetwork },
        { key: hash('check-in codes of', booking), limit: LIMIT.codesOfBooking },
      ],
      asker: from,
      locale,
    } as const;
    const outcome = await sources.verification.challenge(trx, request, now);
    return 'problem' in outcome ? outcome : { ...outcome, named: found !== null };
  });
