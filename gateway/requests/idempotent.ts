import { createHash } from 'node:crypto';
import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { type Outcome, outcomeOf, Refused } from './refused.ts';

/** A request under a key of the client's; everything else in it says what is asked for. */
export type CommandRequest = { readonly idempotencyKey: string };

/** A command that is about one order. */
export type OrderRequest = CommandRequest & { readonly orderId: string };

/** A digest of a request's input that does not depend on the order of its fields. */
export const hashOfRequest = (input: unknown): string =>
  createHash('sha256').update(JSON.stringify(input, sortedKeys)).digest('base64url');

const sortedKeys = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/**
 * Carries out a command in one transaction, once for each key: a repeated request gets the first
 * answer. The answer is stored as JSON with the change itself: return codes and ids, not Dates.
 * What `work` throws as `Refused` rolls everything back, leaves the key free and comes back as the
 * outcome. `work` does nothing outside the database, since it may run again (`inTransaction`).
 * @returns IDEMPOTENCY_KEY_REUSED when the key came with another request
 */
export const idempotent = <Code extends string, Answer>(
  db: Database,
  operation: string,
  request: CommandRequest,
  actor: Actor,
  work: (trx: DatabaseTransaction) => Promise<Answer>,
): Promise<Outcome<Code, Answer>> =>
  outcomeOf(() =>
    inTransaction(db, (trx) => once(trx, operation, request, actor, () => work(trx))),
  );

/**
 * The same within a transaction that does more than the work. Keys of different actors and
 * operations never meet. A second request with the same key that comes meanwhile waits for the
 * first, and takes its answer, or makes its own where the first was rolled back.
 * @throws Refused IDEMPOTENCY_KEY_REUSED when the key came with another request
 */
export async function once<Answer>(
  trx: DatabaseTransaction,
  operation: string,
  { idempotencyKey: key, ...asked }: CommandRequest,
  { memberId, sessionId }: Actor,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const scope = `${memberId ?? sessionId ?? ''}:${operation}`;
  const requestHash = hashOfRequest(asked);
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({ scope, key, request_hash: requestHash, answer: null })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!claimed) {
    const given = await trx
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'answer'])
      .where('scope', '=', scope)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (given.request_hash !== requestHash)
      throw new Refused({ code: 'IDEMPOTENCY_KEY_REUSED', path: ['idempotencyKey'] });
    return given.answer as Answer;
  }
  const answer = await work();
  await trx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer ?? null) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
  return answer;
}
