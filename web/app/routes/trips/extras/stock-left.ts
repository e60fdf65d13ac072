import type { Basket } from './basket.ts';
import type { ExtrasQuery } from './extras.route.gen.ts';

/** How many of each scarce extra are left, by its id; what is not in it is not scarce. */
export type StockLeft = Readonly<Record<string, number>>;

type Scarce = NonNullable<ExtrasQuery['order']>['scarceExtras'];

/** What is left on one flight. */
export const leftOn = (scarce: Scarce, flightId: string | undefined): StockLeft =>
  Object.fromEntries(
    scarce.flatMap(({ flight, benefit, left }) =>
      flight.id === flightId ? [[benefit.id, left]] : [],
    ),
  );

/** A basket without what is no longer left: another flight may have fewer than the one for which it was filled. */
export const withinStock = (basket: Basket, left: StockLeft): Basket =>
  Object.fromEntries(
    Object.entries(basket).map(([id, quantity]) => [id, Math.min(quantity, left[id] ?? quantity)]),
  );
