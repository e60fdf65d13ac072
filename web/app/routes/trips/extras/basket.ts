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
