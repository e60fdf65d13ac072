import * as v from 'valibot';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { REFUND_REASONS, type RefundReason } from '#schema/codes/orders/refund-reasons.ts';
import type { UploadedFileValue } from '#web/app/forms/files/uploaded-file.ts';

const isReason = (value: string): value is RefundReason => value in REFUND_REASONS;

/**
 * Reasons for which a proof may be handed in: those that need one, and what only the traveller
 * knows.
 */
export const takesProof = (reason: RefundReason): boolean =>
  REFUND_REASONS[reason].proof || reason === 'OTHER';

const Chosen = v.pipe(v.array(v.string()), v.minLength(1, 'REQUIRED'));

const Fields = v.object({
  passengerIds: Chosen,
  boundIndexes: Chosen,
  reason: v.pipe(
    v.string(),
    v.check(isReason, 'REQUIRED'),
    v.transform((text) => text as RefundReason),
  ),
  note: v.pipe(v.string(), v.trim(), v.maxLength(LIMITS.text.refundNote, 'TOO_LONG')),
  proofs: v.array(v.custom<UploadedFileValue>((file) => typeof file === 'object' && file !== null)),
});

/** A request for a refund as it is typed. */
export const RequestSchema = v.pipe(
  Fields,
  v.forward(
    v.partialCheck(
      [['reason'], ['note']],
      ({ reason, note }) => reason !== 'OTHER' || note !== '',
      'REQUIRED',
    ),
    ['note'],
  ),
  v.forward(
    v.partialCheck(
      [['reason'], ['proofs']],
      ({ reason, proofs }) =>
        !isReason(reason) || !REFUND_REASONS[reason].proof || proofs.length > 0,
      'PROOF_REQUIRED',
    ),
    ['proofs'],
  ),
);

export type RequestValues = v.InferInput<typeof RequestSchema>;
