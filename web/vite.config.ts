import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { boardingPassWorker } from './vite/boarding-pass-worker.plugin.ts';
import { chunkGuard } from './vite/chunk-guard.plugin.ts';
import { inlinedLimits } from './vite/inline-limits.plugin.ts';
import { noMessageParser } from './vite/no-message-parser.plugin.ts';
import { serverEntryNames } from './vite/server-entry-names.plugin.ts';

/** What every page loads, and what every screen loads, in one file each rather than thirty: fewer requests, and fewer bytes. */
const CHUNKS = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-intl|@formatjs|intl-messageformat|cookie)\//,
  },
  // Chakra's core with the site's system; text pages load none of it
  {
    name: 'chakra',
    test: /node_modules\/(@chakra-ui\/react\/dist\/esm\/(styled-system|utils|preset-base|create-context|merge-)|@emotion|stylis|@pandacss|react-is|hoist-non-react-statics)|web\/app\/ui\/(theme|provider)\/.*\.tsx?$/,
  },
  {
    name: 'house',
    test: /web\/app\/((shell|session|i18n)\/(?!layouts).*|apollo\/api-locale|ui\/notice-icons|ui\/icons\/public-icons)\.tsx?$/,
  },
  // a map of flights is drawn by all of them
  {
    name: 'route-map',
    test: /web\/app\/components\/route-map\/.*\.tsx?$/,
  },
  // a hook of a few lines and its parts: in files of their own they weigh twice as much. After the shell: the first group
  // takes what both import, and no text page loads a command
  {
    name: 'command',
    test: /@apollo\/client\/react\/hooks\/useMutation|web\/app\/apollo\/(command\/|idempotency-key)|web\/app\/page\/(refusal-text|fault-reference)/,
  },
  // what text pages take too, so that they load no rules of travellers with it
  { name: 'bounded-text', test: /schema\/rules\/base\/bounded-text/ },
  { name: 'document-types', test: /schema\/codes\/travellers\/(?!special-meals)/ },
  // what the forms of booking and account rule by: a file for each rule would weigh more than all in one
  {
    name: 'travellers',
    test: /schema\/rules\/travellers\/(names|name-characters|contact|document-(number|validity|offer)|identity-(number|holder)|frequent-flyer|document-duplicates|date-of-birth)\.ts/,
  },
  // what most screens are made of: a part that needs it must not bring it into a file of its own
  {
    name: 'controls',
    test: /web\/app\/(ui\/(button|notice|empty-state|dialog|panel|part-heading|description-list)|page\/page-column)\.tsx/,
  },
  // boxes, rows and columns: a few lines each, on every screen
  {
    name: 'arrangement',
    test: /@chakra-ui\/react\/dist\/esm\/components\/(box|flex|grid|stack|text)\//,
  },
  // a request and its answer: text pages ask without Apollo
  {
    name: 'gateway',
    test: /web\/app\/apollo\/(ask-gateway|fault|gateway-(request|answer)|document-id)\.ts/,
  },
  // Apollo, as far as every screen takes it
  {
    name: 'apollo',
    test: /web\/app\/apollo\/(gateway-provider|browser-client|preload|use-preloaded|server-clock)/,
  },
  // what pays for flights, and for seats, extras and changes of date
  { name: 'payment', test: /web\/app\/components\/payment\/[\w-]+\.tsx?$/ },
];

/** Two server entries: the bare build, which prerendering imports, and `server.js` with the `handle` the gateway calls. */
export default defineConfig(({ command }) => ({
  build: { sourcemap: process.env.SOURCE_MAPS === '1' },
  // listed once, so that the first visit in development does not meet a bundle that is being rebuilt
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
    ],
  },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
    ssr: {
      // Bundled with its packages, of which it uses little, the server starts in a tenth of the time and memory.
      ...(command === 'build' ? { resolve: { noExternal: true } } : {}),
      build: {
        rollupOptions: {
          input: { index: 'virtual:react-router/server-build', server: './app/server.ts' },
        },
      },
    },
  },
  plugins: [
    reactRouter(),
    serverEntryNames(),
    chunkGuard(),
    noMessageParser(),
    inlinedLimits(),
    boardingPassWorker(),
  ],
}));
