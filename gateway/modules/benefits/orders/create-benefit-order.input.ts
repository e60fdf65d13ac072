import { keyOf } from '#gateway/graphql/global-id.ts';
import type { BenefitItem } from '#gateway/modules/benefits/benefit.model.ts';
import type { CreateBenefitOrderFault } from '#gateway/modules/benefits/benefit-faults.ts';
import { passengerSegmentKeyOf } from '#gateway/modules/orders/segments/passenger-segment-key.ts';
import type { CommandRequest } from '#gateway/requests/idempotent.ts';
import type { CreateBenefitOrderInput } from '#gateway/resolvers.gen.ts';
import type { Money } from '#schema/rules/base/money.ts';

/** A text that names no passenger on any flight. */
const UNKNOWN = { passengerId: '', segmentIndex: 0 };

/** What a member orders. */
export type BenefitRequest = CommandRequest & {
  readonly items: readonly (Pick<BenefitItem, 'benefitId' | 'quantity'> &
    Partial<Pick<BenefitItem, 'forWhom'>>)[];
  readonly acceptedTotal: Money;
  readonly couponIds: readonly string[];
};

/** Reads what is ordered, and the coupons that are to pay. */
export const readItems = (
  items: CreateBenefitOrderInput['items'],
  couponIds: CreateBenefitOrderInput['benefitCouponIds'],
): Pick<BenefitRequest, 'items' | 'couponIds'> => ({
  items: items.map(({ benefitId, quantity, passengerSegmentId }) => ({
    benefitId: keyOf('Benefit', benefitId) ?? '',
    quantity: quantity ?? 1,
    forWhom: passengerSegmentId ? (passengerSegmentKeyOf(passengerSegmentId) ?? UNKNOWN) : null,
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
