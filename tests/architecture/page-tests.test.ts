import { existsSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '#web/app/routes.ts';

/**
 * The files of pages that ask the gateway or hold a form: those under the layouts `data` and
 * `form`.
 */
const pagesThatAsk = (entries: readonly RouteConfigEntry[], within = false): string[] =>
  entries.flatMap(({ id = '', file, children = [] }) => {
    const asks = within || /-(data|form)$/.test(id);
    return [
      ...(asks && file.endsWith('.route.tsx') ? [file] : []),
      ...pagesThatAsk(children, asks),
    ];
  });

const testOf = (file: string) => `web/app/${file.replace(/\.tsx$/, '.test.tsx')}`;

test('every page that asks the gateway has a test on the mock schema', async () => {
  const pages = [...new Set(pagesThatAsk(await routes))];
  expect(pages.length).toBeGreaterThan(30);
  expect(pages.filter((file) => !existsSync(testOf(file)))).toEqual([]);
  const example = { id: 'x-data', file: 'layout.tsx', children: [{ file: 'routes/x.route.tsx' }] };
  expect(pagesThatAsk([example]).map(testOf)).toEqual(['web/app/routes/x.route.test.tsx']);
});
