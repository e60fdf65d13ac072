import { LIMITS } from '#schema/codes/base/limits.ts';
import type { Basket } from './basket.ts';
import type { ExtrasQuery } from './extras.route.gen.ts';
import type { OfferedExtraFragment } from './offered-extra.gen.ts';

/**
 * Of a scarce extra: how many are left on the flight that has the fewest, and how many there are
 * for each passenger.
 */
type Left = { readonly left: number; readonly each: number };

/** What is left of each scarce extra, by its id; what is not in it is not scarce. */
export type StockLeft = Readonly<Record<string, Left>>;

type Scarce = NonNullable<ExtrasQuery['order']>['scarceExtras'];

/** What is left for passengers, of whom each is named by the flight that they are on. */
export function leftFor(scarce: Scarce, flightIds: readonly string[]): StockLeft {
  const found: Record<string, Left> = {};
  for (const { flight, extra, left } of scarce) {
    const passengers = flightIds.filter((id) => id === flight.id).length;
    if (passengers === 0) continue;
    const known = found[extra.id] ?? { left, each: left };
    found[extra.id] = {
      left: Math.min(known.left, left),
      each: Math.min(known.each, Math.floor(left / passengers)),
    };
  }
  return found;
}

type Limited = Pick<OfferedExtraFragment, 'id' | 'yearlyLimit'>;

/** How many of an extra can be ordered at a time for each of so many passengers. */
export const mostForEach = (
  { id, yearlyLimit }: Limited,
  receivers: number,
  stock: StockLeft,
): number =>
  Math.min(
    LIMITS.extrasPerItem,
    stock[id]?.each ?? LIMITS.extrasPerItem,
    yearlyLimit === null ? LIMITS.extrasPerItem : Math.floor(yearlyLimit / receivers),
  );

/**
 * A basket without what cannot be ordered: for other or more passengers there may be fewer than
 * those for whom it was filled.
 */
export const withinLimits = (
  basket: Basket,
  offered: readonly Limited[],
  receivers: number,
  stock: StockLeft,
): Basket =>
  Object.fromEntries(
    offered.flatMap((extra) => {
      const quantity = basket[extra.id];
      return quantity === undefined
        ? []
        : [[extra.id, Math.min(quantity, mostForEach(extra, receivers, stock))]];
    }),
  );
