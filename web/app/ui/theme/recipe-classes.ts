import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { TONES } from '#schema/codes/base/brand-colours.ts';
import { staticRecipes, staticSlotRecipes } from './recipes/static-recipes.ts';

/** A selector with what holds for it, in Chakra's words. */
type Rule = readonly [selector: string, styles: SystemStyleObject];
type Slots = Readonly<Record<string, SystemStyleObject | undefined>>;
type Variants<Styles> = Readonly<Record<string, Readonly<Record<string, Styles>>>>;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const values = <Styles>(variants: Variants<Styles> = {}) =>
  Object.values(variants).flatMap((variant) => Object.entries(variant));

/** Every class of a tone: it sets the colour palette that recipes draw from. */
const tones: Rule[] = Object.keys(TONES).map((tone) => [`.tone-${tone}`, { colorPalette: tone }]);

function recipeRules(
  name: string,
  { base = {}, variants }: { base?: SystemStyleObject; variants?: Variants<SystemStyleObject> },
): Rule[] {
  const own = `.ui-${kebab(name)}`;
  return [
    [own, base],
    ...values(variants).map(([value, styles]): Rule => [`${own}--${value}`, styles]),
  ];
}

/**
 * The part named root goes by the class of the whole, where the variants are; other parts hang
 * below it.
 */
function slotRules(
  name: string,
  { base = {}, variants }: { base?: Slots; variants?: Variants<Slots> },
): Rule[] {
  const own = `.ui-${kebab(name)}`;
  const part = (slot: string) => (slot === 'root' ? own : `${own}__${kebab(slot)}`);
  const rules = (slots: Slots, selector: (slot: string) => string) =>
    Object.entries(slots).map(([slot, styles]): Rule => [selector(slot), styles ?? {}]);
  return [
    ...rules(base, part),
    ...values(variants).flatMap(([value, slots]) =>
      rules(slots, (slot) => {
        const whole = `${own}--${value}`;
        return slot === 'root' ? whole : `${whole} ${part(slot)}`;
      }),
    ),
  ];
}

/** The classes of the static recipes, in the order in which they overrule each other. */
export const recipeClasses: readonly Rule[] = [
  ...Object.entries(staticRecipes).flatMap(([name, recipe]) => recipeRules(name, recipe)),
  ...Object.entries(staticSlotRecipes).flatMap(([name, recipe]) => slotRules(name, recipe)),
  ...tones,
];
