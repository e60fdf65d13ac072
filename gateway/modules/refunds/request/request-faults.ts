import { Refused } from '#gateway/requests/refused.ts';
import type { RequestRefundErrorCode } from '#gateway/resolvers.gen.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { REFUND_REASONS, type RefundReason } from '#schema/codes/orders/refund-reasons.ts';
import { fileCountProblem } from '#schema/rules/after-sale/uploaded-file.ts';
import type { RefundRequest } from './request-refund.input.ts';

/** Why a refund is not taken, and the place of it in the request. */
export const refusal = (code: RequestRefundErrorCode, ...path: string[]) =>
  new Refused<RequestRefundErrorCode>({ code, path });

/** Looks whether note and proofs are what a reason needs. @throws Refused when they are not */
export const checkForm = ({ note, proofIds }: RefundRequest, reason: RefundReason): void => {
  if ([...(note ?? '')].length > LIMITS.text.refundNote) throw refusal('TOO_LONG', 'note');
  if (reason === 'OTHER' && !note) throw refusal('REQUIRED', 'note');
  if (REFUND_REASONS[reason].proof && proofIds.length === 0)
    throw refusal('PROOF_REQUIRED', 'proofIds');
  const tooMany = fileCountProblem('REFUND_PROOF', proofIds.length);
  if (tooMany) throw refusal(tooMany, 'proofIds');
};
