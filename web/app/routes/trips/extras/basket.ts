import type { BenefitKind } from '#schema/codes/club/benefit-kinds.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import type { OfferedExtraFragment } from './offered-extra.gen.ts';

/** How many of each extra are chosen, by its id; what is not in it is not chosen. */
export type Basket = Readonly<Record<string, number>>;

/** The items of an order as the gateway takes them. */
export const itemsIn = (basket: Basket): { benefitId: string; quantity: number }[] =>
  Object.entries(basket)
    .filter(([, quantity]) => quantity > 0)
    .map(([benefitId, quantity]) => ({ benefitId, quantity }));

/** What a basket costs; null where nothing is chosen. */
export const totalOf = (basket: Basket, offered: readonly OfferedExtraFragment[]) => {
  const prices = offered.flatMap(({ id, price }) => {
    const quantity = basket[id] ?? 0;
    return price && quantity > 0 ? [{ ...price, amount: price.amount * quantity }] : [];
  });
  const [first] = prices;
  if (!first) return null;
  return {
    amount: prices.reduce((sum, { amount }) => sum + amount, 0),
    currency: first.currency,
  };
};

type Offered = readonly OfferedExtraFragment[];

/** Whether a card may order an extra. */
export const isFor = (tier: CardTier, { tiers }: OfferedExtraFragment): boolean =>
  tiers.length === 0 || tiers.includes(tier);

/** A basket with one extra of a kind; empty where none is wanted, or the card may not order it. */
export const oneOf = (kind: BenefitKind | null, offered: Offered, tier: CardTier): Basket => {
  const extra = offered.find((one) => one.kind === kind && isFor(tier, one));
  return extra ? { [extra.id]: 1 } : {};
};

/** Extras of the wanted kind before the others. */
export const wantedFirst = (kind: BenefitKind | null, offered: Offered): Offered => [
  ...offered.filter((one) => one.kind === kind),
  ...offered.filter((one) => one.kind !== kind),
];
