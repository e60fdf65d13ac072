import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { hashOfRequest, rememberAnswer } from './idempotency.ts';

/** A request under a key of the client's; everything else in it says what is asked for. */
export type CommandRequest = { readonly idempotencyKey: string };

/** A command that is about one order. */
export type OrderRequest = CommandRequest & { readonly orderId: string };

/**
 * Does the work of a command once for each key, in the caller's transaction: a repeated request gets the first answer.
 * Keys of different actors and operations never meet.
 * @throws Refused IDEMPOTENCY_KEY_REUSED when the key came with another request
 */
export const once = <Answer>(
  trx: DatabaseTransaction,
  operation: string,
  { idempotencyKey, ...asked }: CommandRequest,
  { memberId, sessionId }: Actor,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  const scope = `${memberId ?? sessionId ?? ''}:${operation}`;
  const request = { scope, key: idempotencyKey, requestHash: hashOfRequest(asked) };
  return rememberAnswer(trx, request, work);
};
