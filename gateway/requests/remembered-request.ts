import type { Actor } from '#gateway/sessions/actor.ts';
import { hashOfRequest, type RememberedRequest } from './idempotency.ts';

/** A request that is about one order, under a key of the client's. */
export type OrderRequest = { readonly orderId: string; readonly idempotencyKey: string };

/** Under what a request about an order is remembered: keys of different visitors and operations never meet. */
export const rememberedRequest = (
  operation: string,
  { orderId, idempotencyKey }: OrderRequest,
  { memberId, sessionId }: Actor,
): RememberedRequest => ({
  scope: `${memberId ?? sessionId ?? ''}:${operation}`,
  key: idempotencyKey,
  requestHash: hashOfRequest({ orderId }),
});
