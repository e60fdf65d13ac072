import type { BenefitItem } from '#gateway/modules/benefits/benefit.model.ts';
import type { CreateBenefitOrderFault } from '#gateway/modules/benefits/benefit-faults.ts';
import { priceFor } from '#gateway/modules/benefits/passengers/extras-for-passenger.ts';
import type { OfferedBenefit } from '#gateway/ports/benefits/benefits.port.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { type Money, multiplyMoney, sumMoney } from '#schema/rules/base/money.ts';
import { benefitProblem } from '#schema/rules/club/benefit-order.ts';
import { includedBy } from '#schema/rules/club/extra-for-passenger.ts';
import type { BenefitRequest } from './create-benefit-order.input.ts';
import type { ItemReceiver } from './judge-passengers.ts';

/**
 * Who orders: the card, null of a guest, and how many of each benefit were ordered in this calendar
 * year.
 */
export type Buyer = {
  readonly tier: CardTier | null;
  readonly ordered: ReadonlyMap<string, number>;
};

/** Why an extra is not sold to a passenger on a flight, or for no flight; null when it is. */
const passengerProblem = (
  { kind, zonePrices }: OfferedBenefit,
  { receiver, code }: ItemReceiver,
): CreateBenefitOrderFault['code'] | null => {
  if (code) return code;
  if (!receiver) return zonePrices ? 'EXTRA_NEEDS_FLIGHT' : null;
  return includedBy(kind, receiver) ? 'INCLUDED_ALREADY' : null;
};

/**
 * The items of an order at the prices of now, and what stands in their way. Of one benefit named
 * twice both count.
 */
export const judgeItems = (
  catalogue: readonly OfferedBenefit[],
  asked: BenefitRequest['items'],
  receivers: readonly ItemReceiver[],
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
    const forOne = receivers[index] ?? { receiver: null, code: null };
    const code = benefitProblem(benefit, quantity, { tier, ordered: before });
    const unsold = passengerProblem(benefit, forOne);
    const field = code === 'BENEFIT_NOT_OFFERED' ? 'benefitId' : 'quantity';
    if (code) faults.push({ code, path: [...path, field] });
    else if (unsold) faults.push({ code: unsold, path: [...path, 'passengerSegmentId'] });
    else items.push({ benefitId, quantity, forWhom, price: priceFor(benefit, forOne.receiver) });
  }
  return { items, faults };
};

/** What items cost together, with all taxes. */
export const totalOf = (items: readonly BenefitItem[]): Money =>
  sumMoney(
    items.map(({ price, quantity }) => multiplyMoney(price, quantity)),
    BRAND.currency,
  );
