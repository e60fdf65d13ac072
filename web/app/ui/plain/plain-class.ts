import type { plainRecipes, plainSlotRecipes } from '#web/app/ui/theme/recipes/plain-recipes.ts';

type Plain = typeof plainRecipes & typeof plainSlotRecipes;
type Name = keyof Plain;
type Variants<Of extends Name> = {
  [Key in keyof Plain[Of]['variants']]?: keyof Plain[Of]['variants'][Key];
};

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The classes of a recipe in the static style sheet: `ui-button ui-button--outline ui-button--md`. */
export const plainClass = <Of extends Name>(recipe: Of, variants: Variants<Of> = {}): string =>
  ['', ...Object.values(variants).filter(Boolean)]
    .map((value) => `ui-${kebab(recipe)}${value && `--${String(value)}`}`)
    .join(' ');

/** The class of a part of a slot recipe: `ui-alert__title`. */
export const plainPart = <Of extends keyof typeof plainSlotRecipes>(
  recipe: Of,
  slot: (typeof plainSlotRecipes)[Of]['slots'][number],
): string => `ui-${kebab(recipe)}__${kebab(slot)}`;
