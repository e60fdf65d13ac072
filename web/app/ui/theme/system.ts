import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { defineKeyframes } from '@chakra-ui/react/styled-system';
import { breakpoints, foundations } from './foundations.ts';
import { recipes, slotRecipes } from './recipes/recipes.ts';
import { semanticColours } from './semantic-colours.ts';
import { textStyles } from './text-styles.ts';

/** Written into the static style sheet; recipes call them by name. */
const keyframes = defineKeyframes({
  fadeIn: { from: { opacity: 0 }, to: { opacity: 1 } },
  arrive: { from: { opacity: 0, transform: 'translateY(0.5rem)' } },
  pulse: { '50%': { opacity: 0.5 } },
});

/**
 * The site's Chakra system: the foundations of this folder on Chakra's grammar, and the recipes of
 * the components in use. Reset, tokens and global styles are in the static style sheet that
 * `write-theme-css.ts` makes of the same foundations; the system brings none of them to a page.
 */
export const system = createSystem(defaultBaseConfig, {
  cssVarsPrefix: 'ui',
  cssVarsRoot: ':root',
  preflight: false,
  theme: {
    breakpoints,
    tokens: foundations,
    semanticTokens: { colors: semanticColours },
    textStyles,
    keyframes,
    recipes,
    slotRecipes,
  },
});
