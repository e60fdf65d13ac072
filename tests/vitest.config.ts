import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { GroupByEnvironment } from './group-by-environment.ts';

const shared = {
  root: new URL('..', import.meta.url).pathname,
  // The same copy of graphql as in node_modules' own imports: it refuses a schema of another copy.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
};
const exclude = ['**/node_modules/**', '**/build/**'];

/**
 * They replace a module, or read a global that other files' modules replace when they are
 * evaluated.
 */
export const ALONE = [
  'gateway/graphql/yoga.test.ts',
  'gateway/modules/extras/race/extras-race-guard-off.test.ts',
  'gateway/modules/extras/race/stock-race-guard-off.test.ts',
  'gateway/modules/payments/points/points-race-guard-off.test.ts',
  'gateway/modules/payments/returns/late-money-guard-off.test.ts',
  'tests/contract/first-booking.control.test.ts',
  'web/app/components/search-panel/search-panel.test.tsx',
  'web/app/page/route-preloader.test.tsx',
  'web/app/routes/account/guard/sign-in-again.dialog.test.tsx',
  'web/app/page/use-next-page.test.tsx',
  'web/app/routes/booking/passengers/passengers-service.route.test.tsx',
  'web/app/shell/member/member-state.test.ts',
  'web/app/site-search/found-words.test.ts',
  'web/app/ui/icons/load-icon.test.ts',
];
const times = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
};
/**
 * As for journeys: a shared machine may stop for seconds. What passes at the second attempt only is
 * listed at the end of the run.
 */
const retry = process.env.CI ? 1 : 0;

/**
 * One runner for every test that needs no browser: they lie beside what they test, or in tests/.
 * Files share a worker's modules, so that each module is evaluated once and not once per file: a
 * test puts back what it changes outside itself. A file that cannot is listed above.
 */
export default defineConfig({
  ...shared,
  test: {
    reporters: ['default', ['json', { outputFile: '.cache/reports/unit.json' }]],
    globalSetup: 'tests/support/database-server.ts',
    sequence: { sequencer: GroupByEnvironment },
    // One more than there are cores: half of the time a file waits for a process or the database.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        ...shared,
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...ALONE],
          isolate: false,
          setupFiles: 'web/app/testing/react-environment.ts',
          unstubGlobals: true,
          ...times,
          retry,
        },
      },
      {
        ...shared,
        test: {
          name: 'gateway',
          include: [
            '{schema,gateway}/**/*.test.ts',
            'tests/{architecture,bench,contract}/**/*.test.ts',
          ],
          exclude: [...exclude, ...ALONE],
          isolate: false,
          ...times,
          retry,
        },
      },
      {
        ...shared,
        test: {
          name: 'alone',
          include: ALONE,
          setupFiles: 'web/app/testing/react-environment.ts',
          ...times,
          retry,
        },
      },
    ],
  },
});
