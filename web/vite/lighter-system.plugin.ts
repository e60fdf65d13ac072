import type { Plugin } from 'vite';
import { type Change, changedLines } from './changed-lines.ts';

const CHANGES: readonly Change[] = [
  {
    // Reset, tokens and global styles: the static style sheet has them (`app/ui/theme/write-theme-css.ts`).
    from: 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];',
    to: 'const _global = [];',
  },
  // What TypeScript is told of each style property, by Chakra's command line.
  {
    from: '    propValues.set(property, values);\n    assignPropertyType(property, config);',
    to: '    propValues.set(property, values);',
  },
  { from: '    assignProperties();\n    assignPropertyTypes();', to: '    assignProperties();' },
];

/** Chakra's system works out, each time that a page loads, what the site does not use. */
export const lighterSystem = (): Plugin =>
  changedLines({
    name: 'lighter-system',
    modules: /@chakra-ui\/react\/dist\/esm\/styled-system\/(?:system|utility)\.js$/,
    changes: CHANGES,
    environments: ['client', 'ssr'],
    moved: '@chakra-ui/react has changed: look at what its system works out again',
  });
