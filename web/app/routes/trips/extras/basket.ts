import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import type { ExtraKind } from '#schema/codes/club/extra-kinds.ts';
import type { OfferedExtraFragment } from './offered-extra.gen.ts';

/** How many of each extra are chosen, by its id; what is not in it is not chosen. */
export type Basket = Readonly<Record<string, number>>;

/** Passengers on a flight, by id, each of whom gets what is in a basket. */
export type Receivers = readonly string[];
export type Item = { extraId: string; quantity: number; passengerSegmentId: string | null };

/** For no one yet: the member decides later who uses it. */
export const LATER: readonly null[] = [null];

/**
 * The items of an order as the gateway takes them: one line for each extra of each of those who get
 * it and have it not already.
 */
export const itemsIn = (
  basket: Basket,
  receivers: Receivers | typeof LATER,
  isSold: (extraId: string, receiver: string | null) => boolean = () => true,
): Item[] =>
  receivers.flatMap((passengerSegmentId) =>
    Object.entries(basket)
      .filter(([id, quantity]) => quantity > 0 && isSold(id, passengerSegmentId))
      .map(([extraId, quantity]) => ({ extraId, quantity, passengerSegmentId })),
  );

/** What items cost; null where nothing is chosen. */
export function totalOf(
  items: readonly Item[],
  priceOf: (item: Item) => OfferedExtraFragment['price'],
) {
  const prices = items.flatMap((item) => {
    const price = priceOf(item);
    return price ? [{ ...price, amount: price.amount * item.quantity }] : [];
  });
  const [first] = prices;
  if (!first) return null;
  return {
    amount: prices.reduce((sum, { amount }) => sum + amount, 0),
    currency: first.currency,
  };
}

type Offered = readonly OfferedExtraFragment[];

/** Whether a card may order an extra; null is a guest, who has none. */
export const isFor = (tier: CardTier | null, { tiers }: OfferedExtraFragment): boolean =>
  tiers.length === 0 || (tier !== null && tiers.includes(tier));

/** Whether an extra is sold for passengers on flights only, as its price depends on the flight. */
export const needsFlight = ({ zonePrices }: Pick<OfferedExtraFragment, 'zonePrices'>): boolean =>
  zonePrices.length > 0;

/** Whether a card may order an extra here. @param forOrder whether passengers of an order get it */
export const isSoldHere = (
  tier: CardTier | null,
  extra: OfferedExtraFragment,
  forOrder: boolean,
): boolean => isFor(tier, extra) && (forOrder || !needsFlight(extra));

/** A basket with one extra of a kind; empty where none is wanted, or it is not sold here. */
export function oneOf(
  kind: ExtraKind | null,
  offered: Offered,
  tier: CardTier | null,
  forOrder: boolean,
): Basket {
  const extra = offered.find((one) => one.kind === kind && isSoldHere(tier, one, forOrder));
  return extra ? { [extra.id]: 1 } : {};
}

/** Extras of the wanted kind before the others. */
export const wantedFirst = (kind: ExtraKind | null, offered: Offered): Offered => [
  ...offered.filter((one) => one.kind === kind),
  ...offered.filter((one) => one.kind !== kind),
];
