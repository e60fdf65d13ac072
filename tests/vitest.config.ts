import { defineConfig } from 'vitest/config';

const shared = {
  root: new URL('..', import.meta.url).pathname,
  // The same copy of graphql as in node_modules' own imports: it refuses a schema of another copy.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
};
const exclude = ['**/node_modules/**', '**/build/**'];

/**
 * One runner for every test that needs no browser: they lie beside what they test, or in tests/. Tests of rules, pages and
 * architecture share a worker's modules, so that each is evaluated once and not once per file: what such a test changes
 * outside itself it puts back. Tests of the gateway have theirs to themselves.
 */
export default defineConfig({
  ...shared,
  test: {
    reporters: ['default', ['json', { outputFile: '.cache/reports/unit.json' }]],
    globalSetup: 'tests/support/database-server.ts',
    projects: [
      {
        ...shared,
        test: {
          name: 'rules',
          include: ['schema/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
          exclude,
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude,
          isolate: false,
          setupFiles: 'web/app/testing/react-environment.ts',
          unstubGlobals: true,
          testTimeout: 30_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'gateway',
          include: ['gateway/**/*.test.{ts,tsx}', 'tests/contract/**/*.test.ts'],
          exclude,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
