import { createHash } from 'node:crypto';
import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { Refused } from './refused.ts';

export type RememberedRequest = {
  /** Who asks for what, e.g. `session-id:payOrder`; keys of different scopes never meet. */
  readonly scope: string;
  /** What the client made when its form was shown. */
  readonly key: string;
  /** `hashOfRequest` of everything else in the input. */
  readonly requestHash: string;
};

/** A digest of a request's input that does not depend on the order of its fields. */
export const hashOfRequest = (input: unknown): string =>
  createHash('sha256').update(JSON.stringify(input, sortedKeys)).digest('base64url');

const sortedKeys = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const claim = (db: DatabaseTransaction, request: RememberedRequest) =>
  db
    .insertInto('idempotency_keys')
    .values({
      scope: request.scope,
      key: request.key,
      request_hash: request.requestHash,
      answer: null,
    })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning('key')
    .execute();

/**
 * Returns the answer that was given before to the same key, or makes it with `answer` and stores it in the same transaction.
 * The answer is stored as JSON: return codes and ids, not Dates. A second request with the same key that comes meanwhile
 * waits for the first, and takes its answer, or makes its own where the first was rolled back.
 * @throws Refused IDEMPOTENCY_KEY_REUSED when the key was used for another request
 */
export async function rememberAnswer<Answer>(
  trx: DatabaseTransaction,
  request: RememberedRequest,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  const [claimed] = await claim(trx, request);
  if (!claimed) return answerGiven(trx, request);
  const made = await answer();
  await trx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(made ?? null) })
    .where('scope', '=', request.scope)
    .where('key', '=', request.key)
    .execute();
  return made;
}

async function answerGiven<Answer>(
  trx: DatabaseTransaction,
  { scope, key, requestHash }: RememberedRequest,
): Promise<Answer> {
  const given = await trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (given.request_hash !== requestHash) throw new Refused('IDEMPOTENCY_KEY_REUSED');
  return given.answer as Answer;
}
