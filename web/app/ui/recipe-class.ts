import type { staticRecipes, staticSlotRecipes } from './theme/recipes/static-recipes.ts';

type Recipes = typeof staticRecipes & typeof staticSlotRecipes;
type Name = keyof Recipes;
type Variants<Of extends Name> = {
  [Key in keyof Recipes[Of]['variants']]?: keyof Recipes[Of]['variants'][Key];
};

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The classes of a recipe in the static style sheet: `ui-button ui-button--outline ui-button--md`.
 */
export const recipeClass = <Of extends Name>(recipe: Of, variants: Variants<Of> = {}): string =>
  ['', ...Object.values(variants).filter(Boolean)]
    .map((value) => `ui-${kebab(recipe)}${value && `--${String(value)}`}`)
    .join(' ');

/** The class of a part of a slot recipe: `ui-notice__title`. */
export const partClass = <Of extends keyof typeof staticSlotRecipes>(
  recipe: Of,
  slot: (typeof staticSlotRecipes)[Of]['slots'][number],
): string => `ui-${kebab(recipe)}__${kebab(slot)}`;
