import type { ListedExtrasFragment } from './listed-extras.gen.ts';

/** How many of each extra an order has, for all of its passengers together. */
export function uniqueExtras(
  items: ListedExtrasFragment['items'],
): { readonly name: string; readonly quantity: number }[] {
  const found = new Map<string, { name: string; quantity: number }>();
  for (const { extra, quantity } of items) {
    const before = found.get(extra.id)?.quantity ?? 0;
    found.set(extra.id, { name: extra.name, quantity: before + quantity });
  }
  return [...found.values()];
}
