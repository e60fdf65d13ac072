import {
  ChakraProvider,
  createSystem,
  defaultBaseConfig,
  type SystemContext,
} from '@chakra-ui/react';
import { breakpoints, foundations } from './foundations.ts';
import { globalCss } from './global-css.ts';
import { semanticColours } from './semantic-colours.ts';
import { textStyles } from './text-styles.ts';

/**
 * The site's Chakra system: its grammar (`defaultBaseConfig`) with the foundations of this folder and no recipe;
 * each primitive of `ui/` brings the recipe it needs, so a page loads only what it draws.
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

/** The same system for the provider: reset, tokens and globals are in `theme.gen.css` and not printed again. */
export const documentSystem: SystemContext = {
  ...system,
  _global: [],
  _config: { ...system._config, disableLayers: true },
};

export { ChakraProvider };
