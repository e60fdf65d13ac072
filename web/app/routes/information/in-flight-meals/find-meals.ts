import { MEAL_CODES, type MealCode } from '#schema/codes/travellers/special-meals.ts';
import { boundedText } from '#schema/rules/base/bounded-text.ts';
import { typedPart } from '#web/app/components/airport-combobox/spelling.ts';

/** A meal as it is listed: its code, its name, and what is in it. */
export interface ListedMeal {
  readonly code: MealCode;
  readonly name: string;
  readonly about: string;
}

const plain = (text: string) =>
  boundedText(text, text.length, 'NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s-]/g, '');

/**
 * The meals whose code, name or description contains every search word; all of them where there is
 * none.
 */
export function findMeals(meals: readonly ListedMeal[], sought: string): readonly ListedMeal[] {
  const words = typedPart(sought).trim().split(/\s+/).map(plain).filter(Boolean);
  return meals.filter(({ code, name, about }) => {
    const text = plain(`${code} ${name} ${about}`);
    return words.every((word) => text.includes(word));
  });
}

/** All meals with the user's words. */
export const listedMeals = (words: (code: MealCode) => Omit<ListedMeal, 'code'>): ListedMeal[] =>
  MEAL_CODES.map((code) => ({ code, ...words(code) }));
