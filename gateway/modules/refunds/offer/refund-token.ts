import * as v from 'valibot';
import { readToken, signToken } from '#gateway/modules/flights/signed-token.ts';
import type { Key } from '#gateway/secrets/keys.ts';
import { REFUND_REASONS, type RefundReason } from '#schema/codes/orders/refund-reasons.ts';

const Claim = v.object({
  orderId: v.string(),
  passengerIds: v.array(v.string()),
  boundIndexes: v.nullable(v.array(v.number())),
  reason: v.picklist(Object.keys(REFUND_REASONS) as RefundReason[]),
  airlineChangeId: v.optional(v.nullable(v.string()), null),
  /** Milliseconds since 1970. */
  made: v.number(),
  /** Minor units of what is refunded in money. */
  amount: v.number(),
});

/** What the id of an offer holds. */
export type RefundClaim = v.InferOutput<typeof Claim>;

/**
 * An offer as a signed text: any gateway with the same key can read it, and only those can make
 * one.
 */
export const refundTokenOf = (claim: RefundClaim, key: Key): string =>
  signToken('refund', Buffer.from(JSON.stringify(claim)), key);

/** What an offer's id says; null when this airline did not make it. */
export function readRefundToken(token: string, key: Key): RefundClaim | null {
  const content = readToken('refund', token, key);
  const parsed = content && v.safeParse(Claim, JSON.parse(content.toString()));
  return parsed?.success ? parsed.output : null;
}
