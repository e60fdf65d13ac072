import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { boardingPassWorker } from './vite/boarding-pass-worker.plugin.ts';
import { CHUNKS } from './vite/chunks.ts';
import { compileHint } from './vite/compile-hint.plugin.ts';
import { generateOnChange } from './vite/generate.plugin.ts';
import { serverEntryNames } from './vite/server-entry-names.plugin.ts';

/**
 * Two server entries: the bare build, which prerendering imports, and `server.js` with the `handle`
 * the gateway calls.
 */
export default defineConfig(({ command }) => ({
  // one style sheet for the site: the framework asks for the data of a page when its styles are
  // there
  build: { sourcemap: process.env.SOURCE_MAPS === '1', cssCodeSplit: false },
  // catalogues are parsed when the site is generated, so neither side needs the parser (as FormatJS
  // documents it)
  resolve: {
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  // listed once, so that the first visit in development does not meet a bundle that is being
  // rebuilt
  optimizeDeps: {
    include: [
      'react-intl',
      'react-hook-form',
      'valibot',
      '@hookform/resolvers/valibot',
      '@apollo/client',
      '@apollo/client/react',
      '@apollo/client/utilities',
      '@apollo/client/link/http',
      '@iconify/react',
      '@chakra-ui/react',
      '@chakra-ui/react/styled-system',
      '@emotion/cache',
      '@emotion/react',
      'dayjs',
      'dayjs/plugin/customParseFormat.js',
      'dayjs/plugin/timezone.js',
      'dayjs/plugin/utc.js',
    ],
  },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
    ssr: {
      // Bundled with its packages, of which it uses little, the server starts in a tenth of the
      // time and memory. What its packages check in development is left out.
      ...(command === 'build'
        ? {
            resolve: { noExternal: true },
            define: { 'process.env.NODE_ENV': JSON.stringify('production') },
          }
        : {}),
      build: {
        rollupOptions: {
          input: { index: 'virtual:react-router/server-build', server: './app/server/server.ts' },
        },
      },
    },
  },
  plugins: [
    reactRouter(),
    serverEntryNames(),
    boardingPassWorker(),
    compileHint(),
    generateOnChange(),
  ],
}));
