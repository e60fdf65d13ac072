import type { ExtraItem } from '#gateway/modules/extras/extra.model.ts';
import type { ExtrasItemFault } from '#gateway/modules/extras/extras-faults.ts';
import { priceFor } from '#gateway/modules/extras/passengers/extras-for-passenger.ts';
import type { OfferedExtra } from '#gateway/ports/extras/extras.port.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { type Money, multiplyMoney, sumMoney } from '#schema/rules/base/money.ts';
import { includedBy } from '#schema/rules/club/extra-for-passenger.ts';
import { extraProblem } from '#schema/rules/club/extras-order.ts';
import type { ExtrasRequest } from './create-extras-order.input.ts';
import type { ItemReceiver } from './judge-passengers.ts';

/**
 * Who orders: the card, null of a guest, and how many of each extra were ordered in this calendar
 * year.
 */
export type Buyer = {
  readonly tier: CardTier | null;
  readonly ordered: ReadonlyMap<string, number>;
};

/** Why an extra is not sold to a passenger on a flight, or for no flight; null when it is. */
function passengerProblem(
  { kind, zonePrices }: OfferedExtra,
  { receiver, code }: ItemReceiver,
): ExtrasItemFault['code'] | null {
  if (code) return code;
  if (!receiver) return zonePrices ? 'EXTRA_NEEDS_FLIGHT' : null;
  return includedBy(kind, receiver) ? 'INCLUDED_ALREADY' : null;
}

/**
 * The items of an order at the prices of now, and what stands in their way. Of one extra named
 * twice both count.
 */
export function judgeItems(
  catalogue: readonly OfferedExtra[],
  asked: ExtrasRequest['items'],
  receivers: readonly ItemReceiver[],
  { tier, ordered }: Buyer,
): { readonly items: ExtraItem[]; readonly faults: ExtrasItemFault[] } {
  const items: ExtraItem[] = [];
  const faults: ExtrasItemFault[] = [];
  for (const [index, { extraId, quantity, forWhom = null }] of asked.entries()) {
    const path = ['items', String(index)];
    const extra = catalogue.find(({ id }) => id === extraId);
    if (!extra) {
      faults.push({ code: 'EXTRA_NOT_OFFERED', path: [...path, 'extraId'] });
      continue;
    }
    const before = items
      .filter((item) => item.extraId === extraId)
      .reduce((sum, item) => sum + item.quantity, ordered.get(extraId) ?? 0);
    const forOne = receivers[index] ?? { receiver: null, code: null };
    const code = extraProblem(extra, quantity, { tier, ordered: before });
    const unsold = passengerProblem(extra, forOne);
    const field = code === 'EXTRA_NOT_OFFERED' ? 'extraId' : 'quantity';
    if (code) faults.push({ code, path: [...path, field] });
    else if (unsold) faults.push({ code: unsold, path: [...path, 'passengerSegmentId'] });
    else items.push({ extraId, quantity, forWhom, price: priceFor(extra, forOne.receiver) });
  }
  return { items, faults };
}

/** What items cost together, with all taxes. */
export const totalOf = (items: readonly ExtraItem[]): Money =>
  sumMoney(
    items.map(({ price, quantity }) => multiplyMoney(price, quantity)),
    BRAND.currency,
  );
