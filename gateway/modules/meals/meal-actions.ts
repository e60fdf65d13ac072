import type { SegmentActionSource } from '#gateway/modules/orders/order-sources.ts';
import { segmentCapabilityOf } from '#gateway/modules/orders/segments/segment-capability.ts';
import { mealCapability } from '#schema/rules/meals/special-meal.ts';
import type { MealActionSources } from './meal-sources.ts';
import { mealFactsOf } from './meal-standing.ts';

/** Whether passengers of an order may choose special meals, asked by the orders. */
export const mealActions =
  (sources: MealActionSources): SegmentActionSource =>
  async (db, order, now) => {
    const factsOf = await mealFactsOf(sources, db, order, now);
    return (one) => [segmentCapabilityOf('CHOOSE_MEAL', mealCapability(factsOf(one), now))];
  };
