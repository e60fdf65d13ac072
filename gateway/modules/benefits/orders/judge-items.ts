import type { BenefitItem } from '#gateway/modules/benefits/benefit.model.ts';
import type { CreateBenefitOrderFault } from '#gateway/modules/benefits/benefit-faults.ts';
import type { OfferedBenefit } from '#gateway/ports/benefits/benefits.port.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { type Money, money, multiplyMoney, sumMoney } from '#schema/rules/base/money.ts';
import { benefitProblem } from '#schema/rules/club/benefit-order.ts';
import type { BenefitRequest } from './create-benefit-order.input.ts';

/** Who orders: the card, null of a guest, and how many of each benefit were ordered in this calendar year. */
export type Buyer = {
  readonly tier: CardTier | null;
  readonly ordered: ReadonlyMap<string, number>;
};

/** The items of an order at the prices of now, and what stands in their way. Of one benefit named twice both count. */
export const judgeItems = (
  catalogue: readonly OfferedBenefit[],
  asked: BenefitRequest['items'],
  { tier, ordered }: Buyer,
): { readonly items: BenefitItem[]; readonly faults: CreateBenefitOrderFault[] } => {
  const items: BenefitItem[] = [];
  const faults: CreateBenefitOrderFault[] = [];
  for (const [index, { benefitId, quantity, forWhom = null }] of asked.entries()) {
    const path = ['items', String(index)];
    const benefit = catalogue.find(({ id }) => id === benefitId);
    if (!benefit) {
      faults.push({ code: 'BENEFIT_NOT_OFFERED', path: [...path, 'benefitId'] });
      continue;
    }
    const before = items
      .filter((item) => item.benefitId === benefitId)
      .reduce((sum, item) => sum + item.quantity, ordered.get(benefitId) ?? 0);
    const code = benefitProblem(benefit, quantity, { tier, ordered: before });
    const field = code === 'BENEFIT_NOT_OFFERED' ? 'benefitId' : 'quantity';
    if (code) faults.push({ code, path: [...path, field] });
    else items.push({ benefitId, quantity, forWhom, price: money(benefit.price, BRAND.currency) });
  }
  return { items, faults };
};

/** What items cost together, with all taxes. */
export const totalOf = (items: readonly BenefitItem[]): Money =>
  sumMoney(
    items.map(({ price, quantity }) => multiplyMoney(price, quantity)),
    BRAND.currency,
  );
