import { keyOf } from '#gateway/graphql/global-id.ts';
import type { CreateBenefitOrderFault } from '#gateway/modules/benefits/benefit-faults.ts';
import type { CommandRequest } from '#gateway/requests/once.ts';
import type { CreateBenefitOrderInput } from '#gateway/resolvers.gen.ts';
import type { Money } from '#schema/rules/base/money.ts';

/** What a member orders. */
export type BenefitRequest = CommandRequest & {
  readonly items: readonly { readonly benefitId: string; readonly quantity: number }[];
  readonly acceptedTotal: Money;
  readonly couponIds: readonly string[];
};

/** Reads what is ordered, and the coupons that are to pay. */
export const readItems = (
  items: CreateBenefitOrderInput['items'],
  couponIds: CreateBenefitOrderInput['benefitCouponIds'],
): Pick<BenefitRequest, 'items' | 'couponIds'> => ({
  items: items.map(({ benefitId, quantity }) => ({
    benefitId: keyOf('Benefit', benefitId) ?? '',
    quantity: quantity ?? 1,
  })),
  couponIds: (couponIds ?? []).map((id) => keyOf('BenefitCoupon', id) ?? ''),
});

/** Reads an order of benefits, and finds what is wrong with it alone. */
export const readCreateBenefitOrder = ({
  idempotencyKey,
  items,
  acceptedTotal: { amount, currency },
  benefitCouponIds,
}: CreateBenefitOrderInput): {
  readonly request: BenefitRequest;
  readonly faults: CreateBenefitOrderFault[];
} => ({
  request: {
    idempotencyKey,
    ...readItems(items, benefitCouponIds),
    acceptedTotal: { amount, currency: currency as Money['currency'] },
  },
  faults: items.length === 0 ? [{ code: 'REQUIRED', path: ['items'] }] : [],
});
