import { expect, test } from 'vitest';
import {
  askedByComponents,
  foreignFragments,
  unannounced,
  untestedPages,
  withoutRoute,
} from './operations.ts';
import { readSource, trackedPaths } from './source-files.ts';

const paths = trackedPaths();
const documents = paths.filter((path) => /^web\/app\/.*\.graphql$/.test(path)).map(readSource);
const planted = (path: string, text: string) => [{ path, text }];

/** Components that ask by themselves, when they are used. The list may only shrink. */
const ASKING = [
  // the way out, and who is signed in, for the top bar of every page and the guard
  'web/app/apollo/member/sign-out-here.mutation.graphql',
  'web/app/apollo/member/viewer.query.graphql',
  // the names in all languages, 20 kB, when a name is typed
  'web/app/components/airport-combobox/airport-spellings.query.graphql',
  // where a trip is chosen, on the passenger form and in Manage booking
  'web/app/components/open-orders/open-orders.query.graphql',
  // on the payment page and on the page of the order
  'web/app/components/order-cancel/cancel-order.mutation.graphql',
  'web/app/components/order-view/send-receipt.mutation.graphql',
  // one month, when the calendar shows it
  'web/app/components/price-calendar/month-prices.query.graphql',
];

test('operations lie in files that are named for their kind', () => {
  expect(unannounced(documents)).toEqual([]);
  expect(unannounced(planted('web/app/routes/home/x.graphql', 'query X { a }'))).toHaveLength(1);
  const mutation = 'mutation X { a }';
  expect(unannounced(planted('web/app/routes/home/x.route.graphql', mutation))).toHaveLength(1);
});

test('components have fragments and leave the asking to pages', () => {
  expect(askedByComponents(documents)).toEqual(ASKING);
  const path = 'web/app/components/x/x.query.graphql';
  expect(askedByComponents(planted(path, 'query X { a }'))).toEqual([path]);
});

test('the queries of a page lie beside its route', () => {
  expect(withoutRoute(paths)).toEqual([]);
  expect(withoutRoute(['web/app/routes/x/x.route.graphql'])).toHaveLength(1);
});

test('each page that asks the gateway has a test of the whole page', () => {
  expect(untestedPages(paths)).toEqual([]);
  const page = ['web/app/routes/x/x.route.graphql', 'web/app/routes/x/x.route.tsx'];
  expect(untestedPages(page)).toHaveLength(1);
});

test('a fragment is spread within its feature, or is that of a component', () => {
  expect(foreignFragments(documents)).toEqual([]);
  const fragment = planted('web/app/routes/home/a.graphql', 'fragment A on Airport { id }');
  const spread = planted('web/app/routes/aircraft/b.graphql', 'fragment B on Query { ...A }');
  expect(foreignFragments([...fragment, ...spread])).toHaveLength(1);
});
