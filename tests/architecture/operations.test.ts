import { expect, test } from 'vitest';
import {
  askedWhileRendering,
  foreignFragments,
  unannounced,
  untestedPages,
  withoutRoute,
} from './operations.ts';
import { readSource, trackedPaths, typescriptSources } from './source-files.ts';

const paths = trackedPaths();
const documents = paths.filter((path) => /^web\/app\/.*\.graphql$/.test(path)).map(readSource);
const example = (path: string, text: string) => [{ path, text }];

test('operations lie in files that are named for their kind', () => {
  expect(unannounced(documents)).toEqual([]);
  expect(unannounced(example('web/app/routes/home/x.graphql', 'query X { a }'))).toHaveLength(1);
  const mutation = 'mutation X { a }';
  expect(unannounced(example('web/app/routes/home/x.route.graphql', mutation))).toHaveLength(1);
});

test('no component asks while a page renders', () => {
  expect(askedWhileRendering(documents, typescriptSources())).toEqual([]);
});

test.each([
  ['is found', 'useXQuery();', "import { X } from '#web/app/components/x/x.tsx';", 1],
  ['is none when it is touched', 'fetchQuery(XDocument);', "import { X } from './x.tsx';", 0],
  ['is none behind the page', 'useXQuery();', "lazy(() => import('./x.tsx'));", 0],
])('an example of such a query of a component %s', (_name, ask, user, found) => {
  const folder = 'web/app/components/x/';
  const document = example(`${folder}x.query.graphql`, 'query X { a }');
  const component = `import { useXQuery, XDocument } from './x.query.gen.ts';\n${ask}`;
  const files = [...example(`${folder}x.tsx`, component), ...example(`${folder}y.tsx`, user)];
  expect(askedWhileRendering(document, files)).toHaveLength(found);
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
  const fragment = example('web/app/routes/home/a.graphql', 'fragment A on Airport { id }');
  const spread = example('web/app/routes/aircraft/b.graphql', 'fragment B on Query { ...A }');
  expect(foreignFragments([...fragment, ...spread])).toHaveLength(1);
});
