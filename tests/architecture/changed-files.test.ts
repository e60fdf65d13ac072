import { expect, test } from 'vitest';
import { testsBeside } from '../changed-files.ts';

const PATHS = [
  'schema/rules/travellers/names.ts',
  'schema/rules/travellers/names.test.ts',
  'schema/rules/orders/order-key.test.ts',
  'web/app/routes/home/home.route.test.tsx',
  'tests/e2e/members.test.ts',
];

test('the tests in the folder of a changed file are run first', () => {
  expect(testsBeside(['schema/rules/travellers/names.ts'], PATHS)).toEqual([
    'schema/rules/travellers/names.test.ts',
  ]);
  expect(testsBeside(['web/app/routes/home/home.route.graphql'], PATHS)).toEqual([
    'web/app/routes/home/home.route.test.tsx',
  ]);
});

test('a journey and a document have no unit test beside them', () => {
  expect(testsBeside(['tests/e2e/members.test.ts', 'schema/README.md'], PATHS)).toEqual([]);
});
