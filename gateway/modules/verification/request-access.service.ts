import { inTransaction } from '#gateway/database/transaction.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { keyedHash } from '#gateway/limits/keyed-hash.ts';
import { networkOf } from '#gateway/limits/network-of.ts';
import { countWithin } from '#gateway/limits/rate-windows.repository.ts';
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

/**
 * Requests a code to the contact of an order that is named by two factors. The answer, and the work for it, are the
 * same where there is no such order or the name is another's (RULES 10.3).
 */
export const requestAccess = (
  { db, ids, keys, orders }: VerificationSources,
  { reference, name, locale }: OrderLookup,
  { sessionId, address }: Asker,
  now: Date,
): Promise<AccessRequestOutcome> =>
  inTransaction(db, async (trx) => {
    const hash = keyedHash(keys);
    const target = hash('order', reference.value, name.lastName, name.firstName);
    const within =
      (await countWithin(
        trx,
        hash('look-up from', networkOf(address)),
        ACCESS_LIMITS.address,
        now,
      )) && (await countWithin(trx, hash('look-up of', target), ACCESS_LIMITS.target, now));
    if (!within) return { problem: 'TOO_MANY_REQUESTS' };
    const problem = resendProblem(await latestFor(trx, 'ORDER_ACCESS', target), now);
    if (problem) return { problem };
    const found = await orders.lookFor(trx, reference);
    const named = found?.names.some((one) => sameName(one, name)) ? found : null;
    // Also counted where nothing was found, and never reported: the answer would say whether the names fit.
    const codes = hash('codes of', named?.orderId ?? target);
    const written = (await countWithin(trx, codes, ACCESS_LIMITS.codesOfOrder, now)) ? named : null;
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
