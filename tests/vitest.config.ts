import { defineConfig } from 'vitest/config';

/** One runner for every test that needs no browser: they lie beside what they test, or in tests/. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  // The same copy of graphql as in node_modules' own imports: it refuses a schema of another copy.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    reporters: ['default', ['json', { outputFile: '.cache/reports/unit.json' }]],
    include: [
      '{schema,gateway,web}/**/*.test.{ts,tsx}',
      'tests/{architecture,contract}/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/build/**', 'tests/contract/words-en.test.ts'],
    globalSetup: 'tests/support/database-server.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
