import { field } from './field/field.recipe.ts';
import type { Recipe } from './recipe.ts';

/** The recipes that are followed, by the folders of their steps. */
export const RECIPES: Readonly<Record<string, Recipe>> = { field };
