import type { PricesByDay } from './priced.ts';

/** The lowest and the highest total of a month, in minor units; null where nothing is on sale. */
export type PriceSpan = { readonly least: number; readonly most: number };

export function priceSpan(prices: PricesByDay | null): PriceSpan | null {
  const amounts = [...(prices?.values() ?? [])].flatMap(({ total }) =>
    total ? [total.amount] : [],
  );
  return amounts.length > 0 ? { least: Math.min(...amounts), most: Math.max(...amounts) } : null;
}

/** The level of a price in its month, from 0 (lowest) to 1 (highest). */
export const priceLevel = (amount: number, { least, most }: PriceSpan): number =>
  most === least ? 0 : (amount - least) / (most - least);
