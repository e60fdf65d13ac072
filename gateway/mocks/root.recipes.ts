import { globalId } from '#gateway/graphql/global-id.ts';
import { allAircraftTypes } from './aircraft.recipes.ts';
import { extrasOf, extrasQuote } from './extras.recipes.ts';
import { orderFound } from './orders.recipes.ts';
import { allAirports } from './places.recipes.ts';
import { allBrands } from './prices.recipes.ts';
import type { TypeRecipe } from './recipe.ts';
import { seatMapFor } from './seats.recipes.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Everything that there is of a kind, each once. */
const query: TypeRecipe = (dice) => ({
  airports: allAirports(),
  aircraftTypes: allAircraftTypes(),
  aircraftType: ({ code }: { code: string }) => ({ id: globalId('AircraftType', code) }),
  airport: ({ code }: { code: string }) => ({ id: globalId('Airport', code) }),
  fareBrands: allBrands(),
  order: orderFound,
  extras: extrasOf,
  seatMap: seatMapFor(dice),
});

const ORDER_TABS = ['ALL', 'PENDING_PAYMENT', 'PENDING_TRAVEL', 'CANCELLED', 'COMPLETED'];

const HEX = '0123456789abcdef';

/** A page of a list that has no other one. */
const pageOf =
  (type: string): TypeRecipe =>
  (dice: SeededRandom) => {
    const nodes = [0, 1].map(() => ({ id: globalId(type, dice.text(HEX, 12)) }));
    const edges = nodes.map((node) => ({ node, cursor: node.id }));
    return { nodes, edges, totalCount: nodes.length };
  };

/** Where questions begin, and the lists that are asked for page by page. */
export const rootRecipes: Record<string, TypeRecipe> = {
  Query: query,
  Member: (dice) => ({
    extrasQuote,
    orderTabs: ORDER_TABS.map((tab) => ({ tab, count: dice.between(0, 3) })),
  }),
  ...Object.fromEntries(
    ['ExtrasOrder', 'CheckInRecord', 'Message', 'Order', 'PointsEntry', 'Refund'].map((type) => [
      `${type}Connection`,
      pageOf(type),
    ]),
  ),
};
