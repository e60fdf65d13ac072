import type { Basket } from './basket.ts';
import type { ExtrasQuery } from './extras.route.gen.ts';

/** Of a scarce extra: how many are left on the flight that has the fewest, and how many there are for each passenger. */
type Left = { readonly left: number; readonly each: number };

/** What is left of each scarce extra, by its id; what is not in it is not scarce. */
export type StockLeft = Readonly<Record<string, Left>>;

type Scarce = NonNullable<ExtrasQuery['order']>['scarceExtras'];

/** What is left for passengers, of whom each is named by the flight that they are on. */
export const leftFor = (scarce: Scarce, flightIds: readonly string[]): StockLeft => {
  const found: Record<string, Left> = {};
  for (const { flight, benefit, left } of scarce) {
    const passengers = flightIds.filter((id) => id === flight.id).length;
    if (passengers === 0) continue;
    const known = found[benefit.id] ?? { left, each: left };
    found[benefit.id] = {
      left: Math.min(known.left, left),
      each: Math.min(known.each, Math.floor(left / passengers)),
    };
  }
  return found;
};

/** A basket without what is no longer left: other passengers may have fewer than those for whom it was filled. */
export const withinStock = (basket: Basket, stock: StockLeft): Basket =>
  Object.fromEntries(
    Object.entries(basket).map(([id, quantity]) => [
      id,
      Math.min(quantity, stock[id]?.each ?? quantity),
    ]),
  );
