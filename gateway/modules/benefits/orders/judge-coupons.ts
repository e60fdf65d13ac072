import type { BenefitCoupon, BenefitItem } from '#gateway/modules/benefits/benefit.model.ts';
import type { CreateBenefitOrderFault } from '#gateway/modules/benefits/benefit-faults.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { BenefitKind } from '#schema/codes/club/benefit-kinds.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { type Money, sumMoney } from '#schema/rules/base/money.ts';
import { couponProblem } from '#schema/rules/club/benefit-order.ts';

/** The coupons that are to pay for items, among those that the member has. */
export type CouponsOffered = {
  readonly ids: readonly string[];
  readonly own: readonly BenefitCoupon[];
  readonly kindOf: (benefitId: string) => BenefitKind | null;
};

/** What coupons pay: each pays for one item of its kind, once; and which of them pay for none. */
export const judgeCoupons = (
  { ids, own, kindOf }: CouponsOffered,
  items: readonly BenefitItem[],
  today: LocalDate,
): { readonly covered: Money; readonly faults: CreateBenefitOrderFault[] } => {
  const unpaid = items.flatMap(({ benefitId, quantity, price }) =>
    Array.from({ length: quantity }, () => ({ kind: kindOf(benefitId), price })),
  );
  const paid: Money[] = [];
  const faults: CreateBenefitOrderFault[] = [];
  for (const [index, id] of ids.entries()) {
    const coupon = ids.indexOf(id) === index ? own.find((one) => one.id === id) : undefined;
    const free = coupon?.state === 'AVAILABLE';
    const at =
      coupon && couponProblem({ ...coupon, free }, today) === null
        ? unpaid.findIndex(({ kind }) => kind !== null && kind === kindOf(coupon.benefitId))
        : -1;
    const [item] = at < 0 ? [] : unpaid.splice(at, 1);
    if (item) paid.push(item.price);
    else faults.push({ code: 'COUPON_NOT_ACCEPTED', path: ['benefitCouponIds', String(index)] });
  }
  return { covered: sumMoney(paid, BRAND.currency), faults };
};
