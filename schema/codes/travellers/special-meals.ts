/** What a special meal is for; the order in which they are listed. */
export const MEAL_GROUPS = ['VEGETARIAN', 'RELIGIOUS', 'MEDICAL', 'CHILDREN', 'OTHER'] as const;
export type MealGroup = (typeof MEAL_GROUPS)[number];

/** A meal that is prepared for one traveller. */
export type SpecialMeal = {
  readonly group: MealGroup;
  /** It is asked for so many hours before departure, or earlier. */
  readonly hours: number;
};

/** Kitchens need a day; kosher meals are supplied from outside, sealed. */
const DAY = 24;
const TWO_DAYS = 48;

/**
 * Special meals by IATA SSR code (PSC Resolution 722f; AIRIMP). The catalogues hold their names and
 * what is in them.
 */
export const SPECIAL_MEALS = {
  VGML: { group: 'VEGETARIAN', hours: DAY },
  VLML: { group: 'VEGETARIAN', hours: DAY },
  AVML: { group: 'VEGETARIAN', hours: DAY },
  VOML: { group: 'VEGETARIAN', hours: DAY },
  VJML: { group: 'VEGETARIAN', hours: DAY },
  RVML: { group: 'VEGETARIAN', hours: DAY },
  HNML: { group: 'RELIGIOUS', hours: DAY },
  MOML: { group: 'RELIGIOUS', hours: DAY },
  KSML: { group: 'RELIGIOUS', hours: TWO_DAYS },
  DBML: { group: 'MEDICAL', hours: DAY },
  GFML: { group: 'MEDICAL', hours: DAY },
  LSML: { group: 'MEDICAL', hours: DAY },
  LFML: { group: 'MEDICAL', hours: DAY },
  LCML: { group: 'MEDICAL', hours: DAY },
  NLML: { group: 'MEDICAL', hours: DAY },
  BLML: { group: 'MEDICAL', hours: DAY },
  CHML: { group: 'CHILDREN', hours: DAY },
  BBML: { group: 'CHILDREN', hours: DAY },
  FPML: { group: 'OTHER', hours: DAY },
  SFML: { group: 'OTHER', hours: DAY },
} as const satisfies Record<string, SpecialMeal>;
export type MealCode = keyof typeof SPECIAL_MEALS;

export const MEAL_CODES = Object.keys(SPECIAL_MEALS) as readonly MealCode[];

/** From about this age on, in months, BBML suits an infant. */
export const BABY_MEAL_FROM_MONTHS = 6;
