import { defineConfig } from 'vitest/config';

/** One runner for every test that needs no browser: they lie beside what they test, or in tests/. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: [
      '{schema,gateway,web}/**/*.test.{ts,tsx}',
      'tests/{architecture,contract}/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/build/**'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
