import { SPECIAL_MEALS_FROM_MINUTES } from '#schema/codes/flights/meal-service.ts';
import type { PassengerType } from '#schema/codes/travellers/passenger-types.ts';
import {
  MEAL_CODES,
  type MealCode,
  SPECIAL_MEALS,
} from '#schema/codes/travellers/special-meals.ts';
import {
  allowed,
  type PassengerSegmentFacts,
  refused,
  type SegmentVerdict,
} from '#schema/rules/after-sale/passenger-segment-facts.ts';
import { segmentProblem } from '#schema/rules/after-sale/segment-capabilities.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';
import { addMinutes } from '#schema/rules/base/time.ts';

/** What decides about the special meal of one passenger on one segment. */
export type MealFacts = Pick<
  PassengerSegmentFacts,
  'coupon' | 'ownFlight' | 'flightCancelled' | 'departsAt' | 'procedure'
> & {
  readonly arrivesAt: Date;
  readonly passengerType: PassengerType;
};

/** A flight, as far as meals on it are concerned. */
type MealFlight = Pick<MealFacts, 'departsAt' | 'arrivesAt' | 'ownFlight'>;

export type MealRefusal = Extract<RuleCode, 'MEAL_TOO_LATE' | 'MEAL_NOT_FOR_PASSENGER'>;

const MINUTE = 60_000;
const MINUTES_AN_HOUR = 60;
const LAST_HOURS = Math.min(...MEAL_CODES.map((code) => SPECIAL_MEALS[code].hours));

const before = (departsAt: Date, hours: number): Date =>
  addMinutes(departsAt, -hours * MINUTES_AN_HOUR);

/** The meals for passengers of a type, in the order of lists (RULES 2.32). */
export function mealsFor(type: PassengerType): readonly MealCode[] {
  if (type === 'INF') return ['BBML'];
  return MEAL_CODES.filter((code) => code !== 'BBML' && (code !== 'CHML' || type === 'CHD'));
}

/** Until when a meal can be requested (RULES 2.31). */
export const mealUntil = (code: MealCode, departsAt: Date): Date =>
  before(departsAt, SPECIAL_MEALS[code].hours);

/** Whether special meals are loaded on a flight: it is the airline's own, and long enough. */
export const servesMeals = ({ departsAt, arrivesAt, ownFlight }: MealFlight): boolean =>
  ownFlight && arrivesAt.getTime() - departsAt.getTime() >= SPECIAL_MEALS_FROM_MINUTES * MINUTE;

/**
 * Whether the special meal of a passenger on a flight can be chosen, changed or given up, and until
 * when (RULES 2.31).
 */
export function mealCapability(facts: MealFacts, now: Date): SegmentVerdict {
  const early = segmentProblem(facts, now);
  if (early) return early;
  if (!servesMeals(facts)) return refused('NO_MEAL_SERVED');
  const until = before(facts.departsAt, LAST_HOURS);
  return now < until ? allowed(until) : refused('MEAL_TOO_LATE');
}

/**
 * Why a passenger may not have this meal, where meals can be chosen at all; null when they may, and
 * for none.
 */
export function mealRefusal(
  code: MealCode | null,
  { passengerType, departsAt }: Pick<MealFacts, 'passengerType' | 'departsAt'>,
  now: Date,
): MealRefusal | null {
  if (code === null) return null;
  if (!mealsFor(passengerType).includes(code)) return 'MEAL_NOT_FOR_PASSENGER';
  return now < mealUntil(code, departsAt) ? null : 'MEAL_TOO_LATE';
}

/**
 * Whether a meal goes along to the flight in the place of its own: it can still be requested there
 * (RULES 2.33).
 */
export const mealGoesAlong = (code: MealCode, flight: MealFlight, now: Date): boolean =>
  servesMeals(flight) && now < mealUntil(code, flight.departsAt);
