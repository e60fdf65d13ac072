import { Refused } from '#gateway/requests/refused.ts';
import type { RequestRefundErrorCode } from '#gateway/resolvers.gen.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { REFUND_REASONS, type RefundReason } from '#schema/codes/orders/refund-reasons.ts';
import { fileCountProblem } from '#schema/rules/after-sale/uploaded-file.ts';
import type { RefundRequest } from './request-refund.input.ts';

/** Thrown when a refund is not taken, so that nothing is changed: with the place of the fault. */
export class RefundRefused extends Refused<RequestRefundErrorCode> {
  readonly path: readonly string[];

  constructor(code: RequestRefundErrorCode, ...path: string[]) {
    super(code);
    this.path = path;
  }
}

/** Looks whether note and proofs are what a reason needs. @throws RefundRefused when they are not */
export const checkForm = ({ note, proofIds }: RefundRequest, reason: RefundReason): void => {
  if ([...(note ?? '')].length > LIMITS.text.refundNote)
    throw new RefundRefused('TOO_LONG', 'note');
  if (reason === 'OTHER' && !note) throw new RefundRefused('REQUIRED', 'note');
  if (REFUND_REASONS[reason].proof && proofIds.length === 0)
    throw new RefundRefused('PROOF_REQUIRED', 'proofIds');
  const tooMany = fileCountProblem('REFUND_PROOF', proofIds.length);
  if (tooMany) throw new RefundRefused(tooMany, 'proofIds');
};
