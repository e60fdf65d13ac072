import type { MoneyLike } from '#schema/format/money.ts';

/** A flight of a list with its lowest price. */
export type PricedFlight = { readonly key: string; readonly lowestTotal: MoneyLike };

/** How many flights changed their price, were added, or were removed. */
export function changedPrices(
  before: readonly PricedFlight[],
  after: readonly PricedFlight[],
): number {
  const old = new Map(before.map(({ key, lowestTotal }) => [key, lowestTotal.amount]));
  const now = new Map(after.map(({ key, lowestTotal }) => [key, lowestTotal.amount]));
  return [...new Set([...old.keys(), ...now.keys()])].filter((key) => old.get(key) !== now.get(key))
    .length;
}
