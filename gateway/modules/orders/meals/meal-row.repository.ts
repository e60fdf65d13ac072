import type { ChosenMeal } from '#gateway/modules/orders/passengers/passenger.model.ts';

type StoredMeal = Omit<ChosenMeal, 'requestedAt'> & { readonly requestedAt: string };

/** The special meals of a stored passenger that the caller may see. */
export const mealsOfRow = (stored: unknown): ChosenMeal[] =>
  (stored as StoredMeal[]).map((meal) => ({ ...meal, requestedAt: new Date(meal.requestedAt) }));
