import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chunkGuard } from './vite/chunk-guard.plugin.ts';
import { noMessageParser } from './vite/no-message-parser.plugin.ts';
import { serverEntryNames } from './vite/server-entry-names.plugin.ts';

/** Two server entries: the bare build, which prerendering imports, and `server.js` with the `handle` the gateway calls. */
export default defineConfig({
  build: { sourcemap: process.env.SOURCE_MAPS === '1' },
  environments: {
    ssr: {
      build: {
        rollupOptions: {
          input: { index: 'virtual:react-router/server-build', server: './app/server.ts' },
        },
      },
    },
  },
  plugins: [reactRouter(), serverEntryNames(), chunkGuard(), noMessageParser()],
});
