import { keyOf } from '#gateway/graphql/global-id.ts';
import type { CommandRequest } from '#gateway/requests/idempotent.ts';
import type { RefundExtrasOrderInput } from '#gateway/resolvers.gen.ts';
import type { Money } from '#schema/rules/base/money.ts';

/** A request to give an order of extras back. */
export type ExtrasRefundRequest = CommandRequest & {
  readonly extrasOrderId: string;
  readonly accepted: Pick<Money, 'amount'> & { readonly currency: string };
};

/** The request as the service takes it. */
export const readExtrasRefund = ({
  idempotencyKey,
  extrasOrderId,
  accepted: { amount, currency },
}: RefundExtrasOrderInput): ExtrasRefundRequest => ({
  idempotencyKey,
  extrasOrderId: keyOf('ExtrasOrder', extrasOrderId) ?? '',
  accepted: { amount, currency },
});
