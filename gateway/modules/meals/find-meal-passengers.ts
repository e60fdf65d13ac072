import { passengerSegmentKeyOf } from '#gateway/modules/orders/segments/passenger-segment-key.ts';
import type { PassengerSegmentView } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { procedureKey } from '#gateway/modules/orders/segments/procedures.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { MealCode } from '#schema/codes/travellers/special-meals.ts';

/** A meal for one passenger on one flight, by its global id; null gives the special meal up. */
export type MealChoice = { readonly passengerSegmentId: string; readonly meal: MealCode | null };

/** The same with the passenger who was found. */
export type NamedMeal = { readonly one: PassengerSegmentView; readonly code: MealCode | null };

const NOT_FOUND = 'PASSENGER_NOT_FOUND';

/**
 * Those of an order whom choices name, in the order of the choices.
 * @throws Refused where an id is of no passenger on a flight of it, or comes twice
 */
export const findMealPassengers = (
  everyone: readonly PassengerSegmentView[],
  choices: readonly MealChoice[],
): NamedMeal[] => {
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
};
