import { article } from './article/article.recipe.ts';
import { command } from './command/command.recipe.ts';
import { field } from './field/field.recipe.ts';
import { language } from './language/language.recipe.ts';
import { page } from './page/page.recipe.ts';
import type { Recipe } from './recipe.ts';

/** The recipes that are followed, by the folders of their steps. */
export const RECIPES: Readonly<Record<string, Recipe>> = {
  field,
  article,
  page,
  command,
  language,
};
