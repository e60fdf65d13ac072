import type { OrderSegment } from '#gateway/modules/orders/order.model.ts';
import type { ChosenMeal } from '#gateway/modules/orders/passengers/passenger.model.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { mealGoesAlong, servesMeals } from '#schema/rules/meals/special-meal.ts';

/** A segment as the rules about meals take it. */
export const mealFlight = ({
  departsAt,
  arrivesAt,
  flightNumber,
}: Pick<OrderSegment, 'departsAt' | 'arrivesAt' | 'flightNumber'>) => ({
  departsAt,
  arrivesAt,
  ownFlight: flightNumber.startsWith(BRAND.carrierCode),
});

const isSameFlight = (one: OrderSegment, other: OrderSegment): boolean =>
  one.flightNumber === other.flightNumber && one.departureDate === other.departureDate;

/**
 * The special meals of a passenger whose flights change (RULES 2.33). Each flight has the meal of
 * the one at its place in the bound, or of the last where there were fewer.
 */
export const mealsAlong = (
  meals: readonly ChosenMeal[],
  before: readonly OrderSegment[],
  after: readonly OrderSegment[],
  now: Date,
): ChosenMeal[] =>
  after.flatMap((to) => {
    const [old, next] = [before, after].map((segments) =>
      segments.filter(({ boundIndex }) => boundIndex === to.boundIndex),
    );
    const from = old?.[Math.min(next?.indexOf(to) ?? 0, old.length - 1)];
    const meal = meals.find(({ segmentIndex }) => segmentIndex === from?.index);
    if (!from || !meal) return [];
    const stays = isSameFlight(from, to)
      ? servesMeals(mealFlight(to))
      : mealGoesAlong(meal.code, mealFlight(to), now);
    return {
      ...meal,
      segmentIndex: to.index,
      state: stays ? meal.state : ('NOT_CARRIED_OVER' as const),
    };
  });
