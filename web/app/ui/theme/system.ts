import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { breakpoints, foundations } from './foundations.ts';
import { globalCss } from './global-css.ts';
import { semanticColours } from './semantic-colours.ts';
import { textStyles } from './text-styles.ts';

/**
 * The site's Chakra system: the foundations of this folder in Chakra's form. It makes the static style sheet (reset,
 * tokens in light and dark, text styles) when the site is built; no page loads it, since it alone weighs 27 kB.
 * Primitives and screens use its variables: `var(--ui-colors-brand-fg)`.
 */
export const system = createSystem(defaultBaseConfig, {
  cssVarsPrefix: 'ui',
  cssVarsRoot: ':root',
  preflight: true,
  globalCss,
  theme: {
    breakpoints,
    tokens: foundations,
    semanticTokens: { colors: semanticColours },
    textStyles,
    keyframes: {
      fadeIn: { from: { opacity: 0 }, to: { opacity: 1 } },
      pulse: { '50%': { opacity: 0.5 } },
      spin: { to: { transform: 'rotate(360deg)' } },
    },
  },
});
