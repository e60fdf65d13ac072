import type { Order } from '#gateway/modules/orders/order.model.ts';
import type {
  ChosenMeal,
  MealsOfPassenger,
} from '#gateway/modules/orders/passengers/passenger.model.ts';
import {
  type PassengerSegmentView,
  passengerSegmentKeyOf,
  passengerSegmentsIn,
} from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { procedureKey } from '#gateway/modules/orders/segments/procedures.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { ChooseMealsErrorCode } from '#gateway/resolvers.gen.ts';
import type { MealCode } from '#schema/codes/travellers/special-meals.ts';
import type { SegmentReason } from '#schema/rules/after-sale/passenger-segment-facts.ts';
import { mealCapability, mealRefusal } from '#schema/rules/meals/special-meal.ts';
import type { MealFactsOf } from './meal-status.ts';

/** A meal for one passenger on one flight, by its global id; null gives the special meal up. */
export type MealChoice = { readonly passengerSegmentId: string; readonly meal: MealCode | null };

/** The same with the passenger who was found. */
type NamedMeal = { readonly one: PassengerSegmentView; readonly code: MealCode | null };

const NOT_FOUND = 'PASSENGER_NOT_FOUND';

/**
 * Those of an order whom choices name, in the order of the choices.
 * @throws Refused where an id is of no passenger on a flight of it, or comes twice
 */
function findMealPassengers(
  everyone: readonly PassengerSegmentView[],
  choices: readonly MealChoice[],
): NamedMeal[] {
  if (choices.length > everyone.length) throw new Refused({ code: NOT_FOUND, path: ['meals'] });
  const left = new Map(
    everyone.map((one) => [procedureKey(one.passenger.id, one.segment.index), one] as const),
  );
  const found = choices.map(({ passengerSegmentId, meal }) => {
    const named = passengerSegmentKeyOf(passengerSegmentId);
    const key = named ? procedureKey(named.passengerId, named.segmentIndex) : '';
    const one = left.get(key) ?? null;
    left.delete(key);
    return { one, code: meal };
  });
  const missing = found.flatMap(({ one }, index) =>
    one ? [] : [{ code: NOT_FOUND, path: ['meals', String(index), 'passengerSegmentId'] }],
  );
  if (missing.length > 0) throw new Refused(...missing);
  return found.flatMap(({ one, code }) => (one ? [{ one, code }] : []));
}

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
export function mealChanges(
  order: Order,
  choices: readonly MealChoice[],
  factsOf: MealFactsOf,
  now: Date,
): MealsOfPassenger[] {
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
}
