import type { Order } from '#gateway/modules/orders/order.model.ts';
import type {
  ChosenMeal,
  MealsOfPassenger,
} from '#gateway/modules/orders/passengers/passenger.model.ts';
import { passengerSegmentsIn } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { ChooseMealsErrorCode } from '#gateway/resolvers.gen.ts';
import type { SegmentReason } from '#schema/rules/after-sale/passenger-segment-facts.ts';
import { mealCapability, mealRefusal } from '#schema/rules/meals/special-meal.ts';
import { findMealPassengers, type MealChoice, type NamedMeal } from './find-meal-passengers.ts';
import type { MealFactsOf } from './meal-standing.ts';

export type ChooseMealsFault = UserFault<ChooseMealsErrorCode>;

const KNOWN: Partial<Record<SegmentReason, ChooseMealsErrorCode>> = {
  NOT_TICKETED: 'NOT_TICKETED',
  OTHER_CARRIER: 'OTHER_CARRIER',
  FLIGHT_CANCELLED: 'FLIGHT_CANCELLED',
  FLIGHT_LEFT: 'FLIGHT_LEFT',
  CHANGE_IN_PROGRESS: 'CHANGE_IN_PROGRESS',
  REFUND_IN_PROGRESS: 'REFUND_IN_PROGRESS',
  NO_MEAL_SERVED: 'NO_MEAL_SERVED',
  MEAL_TOO_LATE: 'MEAL_TOO_LATE',
};

const faultsIn = (
  named: readonly NamedMeal[],
  factsOf: MealFactsOf,
  now: Date,
): ChooseMealsFault[] =>
  named.flatMap(({ one, code }, index): ChooseMealsFault[] => {
    const facts = factsOf(one);
    const path = ['meals', String(index)];
    const verdict = mealCapability(facts, now);
    if (!verdict.allowed) return [{ code: KNOWN[verdict.reason] ?? 'ORDER_CLOSED', path }];
    const refusal = mealRefusal(code, facts, now);
    return refusal ? [{ code: refusal, path: [...path, 'meal'] }] : [];
  });

/**
 * The meals of each passenger whom choices concern, as they are to be.
 * @throws Refused all that is wrong with the choices, each at its place
 */
export const mealChanges = (
  order: Order,
  choices: readonly MealChoice[],
  factsOf: MealFactsOf,
  now: Date,
): MealsOfPassenger[] => {
  const named = findMealPassengers(passengerSegmentsIn(order), choices);
  const faults = faultsIn(named, factsOf, now);
  if (faults.length > 0) throw new Refused(...faults);
  return order.passengers.flatMap(({ id, meals }) => {
    const own = named.filter(({ one }) => one.passenger.id === id);
    if (own.length === 0) return [];
    const kept = meals.filter(
      ({ segmentIndex }) => !own.some(({ one }) => one.segment.index === segmentIndex),
    );
    const added = own.flatMap(({ one, code }): ChosenMeal[] =>
      code ? [{ segmentIndex: one.segment.index, code, state: 'REQUESTED', requestedAt: now }] : [],
    );
    return [{ passengerId: id, meals: [...kept, ...added] }];
  });
};
