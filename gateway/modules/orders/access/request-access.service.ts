import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { keyedHash } from '#gateway/limits/keyed-hash.ts';
import { networkOf } from '#gateway/limits/network-of.ts';
import { countWithin, type RateLimit } from '#gateway/limits/rate-windows.repository.ts';
import type {
  Asker,
  PublicChallenge,
} from '#gateway/modules/verification/challenge-code.service.ts';
import { sameName } from '#schema/rules/travellers/names.ts';
import { ACCESS_LIMITS } from './access-limits.ts';
import type { AccessSources } from './access-sources.ts';
import type { LookedFor } from './looked-for.model.ts';
import { findLookedFor } from './looked-for.repository.ts';
import type { OrderLookup } from './order-access.input.ts';

/** What came of a request; `named` is for the log, and never shown. */
export type AccessRequestOutcome =
  | { readonly challenge: PublicChallenge; readonly named: boolean }
  | { readonly problem: 'TOO_SOON' | 'TOO_MANY_REQUESTS' };

/** The order that both factors name; null where there is none, or the name is another's. */
const namedBy = async (
  trx: DatabaseTransaction,
  { reference: { kind, value }, name }: OrderLookup,
): Promise<LookedFor | null> => {
  const key = kind === 'BOOKING_REFERENCE' ? { reference: value } : { ticketNumber: value };
  const found = await findLookedFor(trx, key);
  return found?.names.some((one) => sameName(one, name)) ? found : null;
};

/**
 * Requests a code to the contact of an order that is named by two factors. The answer, and the work for it, are the
 * same where there is no such order or the name is another's (RULES 10.3).
 */
export const requestAccess = (
  { db, keys, verification }: AccessSources,
  lookup: OrderLookup,
  from: Asker,
  now: Date,
): Promise<AccessRequestOutcome> =>
  inTransaction(db, async (trx) => {
    const hash = keyedHash(keys);
    const within = (limit: RateLimit, ...counted: readonly [string, ...Buffer[]]) =>
      countWithin(trx, hash(...counted), limit, now);
    const network = hash('network', networkOf(from.address));
    if (!(await within(ACCESS_LIMITS.address, 'look-up from', network)))
      return { problem: 'TOO_MANY_REQUESTS' };
    const named = await namedBy(trx, lookup);
    const isOwn = named?.sessionId === from.sessionId;
    const asker = isOwn ? hash('session', from.sessionId) : network;
    const { reference, name, locale } = lookup;
    const target = hash('order', reference.value, name.lastName, name.firstName, asker);
    if (!(await within(ACCESS_LIMITS.target, 'look-up of', target)))
      return { problem: 'TOO_MANY_REQUESTS' };
    // Counted where nothing was found too: the work must not reveal whether the names fit.
    const order = hash('named order', named?.orderId ?? target);
    const forAsker = { key: hash('codes for', order, asker), limit: ACCESS_LIMITS.codesForAsker };
    const ofOrder = { key: hash('codes of', order), limit: ACCESS_LIMITS.codesOfOrder };
    const request = {
      purpose: 'ORDER_ACCESS',
      recipient: named?.recipient ?? null,
      subject: named?.orderId ?? null,
      target,
      quotas: isOwn ? [forAsker] : [forAsker, ofOrder],
      asker: from,
      locale,
    } as const;
    const outcome = await verification.challenge(trx, request, now);
    return 'problem' in outcome ? outcome : { ...outcome, named: named !== null };
  });
