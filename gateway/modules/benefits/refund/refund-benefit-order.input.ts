import { keyOf } from '#gateway/graphql/global-id.ts';
import type { CommandRequest } from '#gateway/requests/idempotent.ts';
import type { RefundBenefitOrderInput } from '#gateway/resolvers.gen.ts';
import type { Money } from '#schema/rules/base/money.ts';

/** A request to give a benefit order back. */
export type BenefitRefundRequest = CommandRequest & {
  readonly benefitOrderId: string;
  readonly acceptedMoney: Pick<Money, 'amount'> & { readonly currency: string };
};

/** The request as the service takes it. */
export const readBenefitRefund = ({
  idempotencyKey,
  benefitOrderId,
  acceptedMoney: { amount, currency },
}: RefundBenefitOrderInput): BenefitRefundRequest => ({
  idempotencyKey,
  benefitOrderId: keyOf('BenefitOrder', benefitOrderId) ?? '',
  acceptedMoney: { amount, currency },
});
