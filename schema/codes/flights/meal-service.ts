import type { Cabin } from './cabins.ts';

/** What is served on a flight, in the order of its courses; drinks are always among it. */
export const MEAL_COURSES = [
  /** A packed snack. */
  'SNACK',
  /** A cold or warm dish in one tray. */
  'LIGHT_MEAL',
  /** A hot main dish from a choice, with starter, bread and dessert. */
  'HOT_MEAL',
  /** Several courses, each served on china, from a menu. */
  'MENU',
  /** Snacks and fruit at the galley, when one likes. */
  'BETWEEN',
  /** Breakfast or a lighter second meal before landing. */
  'SECOND_MEAL',
] as const;
export type MealCourse = (typeof MEAL_COURSES)[number];

/** Flights of a length, gate to gate, in minutes: from `fromMinutes` up to the next band. */
export type MealBand = {
  readonly fromMinutes: number;
  readonly courses: Readonly<Record<Cabin, readonly MealCourse[]>>;
};

/** What each cabin is served by the length of the flight, shortest first. */
export const MEAL_BANDS: readonly MealBand[] = [
  { fromMinutes: 0, courses: { ECONOMY: ['SNACK'], BUSINESS: ['LIGHT_MEAL'] } },
  { fromMinutes: 90, courses: { ECONOMY: ['LIGHT_MEAL'], BUSINESS: ['HOT_MEAL'] } },
  { fromMinutes: 180, courses: { ECONOMY: ['HOT_MEAL'], BUSINESS: ['MENU'] } },
  {
    fromMinutes: 420,
    courses: {
      ECONOMY: ['HOT_MEAL', 'BETWEEN', 'SECOND_MEAL'],
      BUSINESS: ['MENU', 'BETWEEN', 'SECOND_MEAL'],
    },
  },
];

/**
 * Special meals are loaded on flights of this length or longer: those with more than a snack, in
 * every cabin.
 */
export const SPECIAL_MEALS_FROM_MINUTES = 90;

/**
 * Beer, wine and spirits are served from this age, in completed years, and only what the crew
 * pours.
 */
export const ALCOHOL_FROM_AGE = 18;
