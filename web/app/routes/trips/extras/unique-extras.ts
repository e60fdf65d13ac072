import type { ListedExtrasFragment } from './listed-extras.gen.ts';

/** How many of each extra an order has, for all of its passengers together. */
export const uniqueExtras = (
  items: ListedExtrasFragment['items'],
): { readonly name: string; readonly quantity: number }[] => {
  const found = new Map<string, { name: string; quantity: number }>();
  for (const { benefit, quantity } of items) {
    const before = found.get(benefit.id)?.quantity ?? 0;
    found.set(benefit.id, { name: benefit.name, quantity: before + quantity });
  }
  return [...found.values()];
};
