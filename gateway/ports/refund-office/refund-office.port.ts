import type { RuleCode } from '#schema/rules/base/rule-codes.ts';

/** Why the airline rejects a request. The first two ask for another proof. */
export const REJECTION_CODES = [
  'PROOF_UNREADABLE',
  'PROOF_INSUFFICIENT',
  'REASON_NOT_COVERED',
  'COUPON_USED',
] as const satisfies readonly RuleCode[];
export type RejectionCode = (typeof REJECTION_CODES)[number];

/** What staff decided about a request; `note` is theirs, in the language of the order. */
export type RefundDecision =
  | { readonly approved: true }
  | {
      readonly approved: false;
      readonly rejection: { readonly code: RejectionCode; readonly note: string | null };
    };

/** The back office that reviews requests for refunds with their proofs. */
export interface RefundOffice {
  /**
   * What was decided about a request; null while it has not been. It may be asked again about the
   * same one.
   */
  decisionOn(refundId: string): Promise<RefundDecision | null>;
  /** Drops what it stores about requests that ended long ago. */
  forget(refundIds: readonly string[]): Promise<void>;
}
