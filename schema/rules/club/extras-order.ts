import { LIMITS } from '#schema/codes/base/limits.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import type { ExtraCouponState } from '#schema/codes/orders/states.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';

/** What the club says of an extra. */
export type ExtraTerms = {
  /** Cards that may order it; none: every card, and guests. */
  readonly tiers: readonly CardTier[];
  /** How many a member may order in a calendar year; null without a limit. */
  readonly yearlyLimit: number | null;
};

export type ExtraProblem = Extract<
  RuleCode,
  'QUANTITY_INVALID' | 'EXTRA_NOT_OFFERED' | 'YEARLY_LIMIT_REACHED'
>;

/**
 * Why so many of an extra cannot be ordered, after `ordered` of it in this calendar year
 * (RULES 9.17); null when they can. A guest has no card, and what was ordered is that of the
 * guest's flight order (RULES 9.30).
 */
export function extraProblem(
  { tiers, yearlyLimit }: ExtraTerms,
  quantity: number,
  buyer: { readonly tier: CardTier | null; readonly ordered: number },
): ExtraProblem | null {
  if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > LIMITS.extrasPerItem)
    return 'QUANTITY_INVALID';
  const isOffered = tiers.length === 0 || (buyer.tier !== null && tiers.includes(buyer.tier));
  if (!isOffered) return 'EXTRA_NOT_OFFERED';
  return yearlyLimit !== null && buyer.ordered + quantity > yearlyLimit
    ? 'YEARLY_LIMIT_REACHED'
    : null;
}

/**
 * Why a paid order of extras cannot be given back, by the coupons that came of it (RULES 9.17);
 * null when it can: it goes back as a whole, while each of them can be used.
 */
export function extrasRefundProblem(
  coupons: readonly { readonly state: ExtraCouponState }[],
): Extract<RuleCode, 'EXTRAS_USED' | 'EXTRAS_EXPIRED'> | null {
  if (coupons.some(({ state }) => state === 'USED' || state === 'FROZEN')) return 'EXTRAS_USED';
  return coupons.every(({ state }) => state === 'AVAILABLE') ? null : 'EXTRAS_EXPIRED';
}
