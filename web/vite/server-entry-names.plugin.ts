import type { Plugin } from 'vite';

/**
 * React Router names every server entry index.js; each entry gets the name of its key (index,
 * server) instead.
 */
export const serverEntryNames = (): Plugin => ({
  name: 'magnolia:server-entry-names',
  enforce: 'post',
  configEnvironment: (name) =>
    name === 'ssr'
      ? { build: { rollupOptions: { output: { entryFileNames: '[name].js' } } } }
      : undefined,
});
