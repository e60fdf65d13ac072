import { LIMITS } from '#schema/codes/base/limits.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import type { BenefitCouponState } from '#schema/codes/orders/states.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';

/** What the club says of a benefit. */
export type BenefitTerms = {
  /** Cards that may order it; none: every card. */
  readonly tiers: readonly CardTier[];
  /** How many a member may order in a calendar year; null without a limit. */
  readonly yearlyLimit: number | null;
};

export type BenefitProblem = Extract<
  RuleCode,
  'QUANTITY_INVALID' | 'BENEFIT_NOT_OFFERED' | 'YEARLY_LIMIT_REACHED'
>;

/** Why a member cannot order so many of a benefit, after `ordered` of it in this calendar year (RULES 9.17); null when they can. */
export const benefitProblem = (
  { tiers, yearlyLimit }: BenefitTerms,
  quantity: number,
  member: { readonly tier: CardTier; readonly ordered: number },
): BenefitProblem | null => {
  if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > LIMITS.benefitsPerItem)
    return 'QUANTITY_INVALID';
  if (tiers.length > 0 && !tiers.includes(member.tier)) return 'BENEFIT_NOT_OFFERED';
  return yearlyLimit !== null && member.ordered + quantity > yearlyLimit
    ? 'YEARLY_LIMIT_REACHED'
    : null;
};

/**
 * Why a paid benefit order cannot be given back, by the coupons that came of it (RULES 9.17); null when it can: it goes back as a
 * whole, while each of them can be used.
 */
export const benefitRefundProblem = (
  coupons: readonly { readonly state: BenefitCouponState }[],
): Extract<RuleCode, 'EXTRAS_USED' | 'EXTRAS_EXPIRED'> | null => {
  if (coupons.some(({ state }) => state === 'USED' || state === 'FROZEN')) return 'EXTRAS_USED';
  return coupons.every(({ state }) => state === 'AVAILABLE') ? null : 'EXTRAS_EXPIRED';
};
