import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { keyedHash } from '#gateway/limits/keyed-hash.ts';
import { networkOf } from '#gateway/limits/network-of.ts';
import { countWithin, type RateLimit } from '#gateway/limits/rate-windows.repository.ts';
import type { LookedFor } from '#gateway/modules/orders/looked-for.model.ts';
import type { RequestOrderAccessErrorCode } from '#gateway/resolvers.gen.ts';
import { challengeDeadlines, resendProblem } from '#schema/rules/access/verification-code.ts';
import { sameName } from '#schema/rules/travellers/names.ts';
import { ACCESS_LIMITS } from './access-limits.ts';
import { insertChallenge, latestFor } from './challenges.repository.ts';
import type { OrderLookup } from './order-access.input.ts';
import type { VerificationSources } from './verification-sources.ts';

/** Who asks, and from where. */
export type Asker = { readonly sessionId: string; readonly address: string };

/** A challenge as the client sees it: nothing in it reveals whether there is such an order. */
export type PublicChallenge = {
  readonly id: string;
  readonly expiresAt: Date;
  readonly resendAt: Date;
};

export type AccessRequestOutcome =
  | { readonly challenge: PublicChallenge }
  | { readonly problem: Extract<RequestOrderAccessErrorCode, 'TOO_SOON' | 'TOO_MANY_REQUESTS'> };

/** The order that both factors name; null where there is none, or the name is another's. */
const namedBy = async (
  trx: DatabaseTransaction,
  { orders }: Pick<VerificationSources, 'orders'>,
  { reference, name }: OrderLookup,
): Promise<LookedFor | null> => {
  const found = await orders.lookFor(trx, reference);
  return found?.names.some((one) => sameName(one, name)) ? found : null;
};

/**
 * Requests a code to the contact of an order that is named by two factors. The answer, and the work for it, are the
 * same where there is no such order or the name is another's (RULES 10.3).
 */
export const requestAccess = (
  sources: VerificationSources,
  lookup: OrderLookup,
  { sessionId, address }: Asker,
  now: Date,
): Promise<AccessRequestOutcome> =>
  inTransaction(sources.db, async (trx) => {
    const { ids, keys } = sources;
    const hash = keyedHash(keys);
    const within = (limit: RateLimit, ...counted: readonly [string, ...Buffer[]]) =>
      countWithin(trx, hash(...counted), limit, now);
    const network = hash('network', networkOf(address));
    if (!(await within(ACCESS_LIMITS.address, 'look-up from', network)))
      return { problem: 'TOO_MANY_REQUESTS' };
    const named = await namedBy(trx, sources, lookup);
    const isOwn = named?.sessionId === sessionId;
    const asker = isOwn ? hash('session', sessionId) : network;
    const { reference, name, locale } = lookup;
    const target = hash('order', reference.value, name.lastName, name.firstName, asker);
    if (!(await within(ACCESS_LIMITS.target, 'look-up of', target)))
      return { problem: 'TOO_MANY_REQUESTS' };
    const problem = resendProblem(await latestFor(trx, 'ORDER_ACCESS', target), now);
    if (problem) return { problem };
    // Counted where nothing was found too, and never reported: the answer would reveal whether the names fit.
    const order = hash('named order', named?.orderId ?? target);
    const forAsker = await within(ACCESS_LIMITS.codesForAsker, 'codes for', order, asker);
    const forOrder = isOwn || (await within(ACCESS_LIMITS.codesOfOrder, 'codes of', order));
    const written = forAsker && forOrder ? named : null;
    const id = ids.uuid(now);
    const { expiresAt, resendAt } = challengeDeadlines(now);
    await insertChallenge(trx, {
      id,
      purpose: 'ORDER_ACCESS',
      sessionId,
      target,
      orderId: written?.orderId ?? null,
      recipient: written?.recipient ?? null,
      locale,
      createdAt: now,
      expiresAt,
    });
    await enqueue(trx, 'send-verification-code', { challengeId: id });
    return { challenge: { id, expiresAt, resendAt } };
  });
