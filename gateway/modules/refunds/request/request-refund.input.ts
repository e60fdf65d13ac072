import { keyOf } from '#gateway/graphql/global-id.ts';
import type { CommandRequest } from '#gateway/requests/idempotent.ts';
import type { RequestRefundInput } from '#gateway/resolvers.gen.ts';
import type { Money } from '#schema/rules/base/money.ts';

/** A request for a refund that was offered. */
export type RefundRequest = CommandRequest & {
  readonly refundOfferId: string;
  readonly accepted: Pick<Money, 'amount'> & { readonly currency: string };
  readonly note: string | null;
  readonly proofIds: readonly string[];
  readonly previousRefundId: string | null;
};

/** The request as the service takes it. */
export const readRefundRequest = ({
  idempotencyKey,
  refundOfferId,
  accepted: { amount, currency },
  note,
  proofIds,
  previousRefundId,
}: RequestRefundInput): RefundRequest => ({
  idempotencyKey,
  refundOfferId,
  accepted: { amount, currency },
  note: note?.trim() || null,
  proofIds: [...new Set((proofIds ?? []).map((id) => keyOf('UploadedFile', id) ?? ''))],
  previousRefundId: previousRefundId ? keyOf('Refund', previousRefundId) : null,
});
