import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { uncalledHooks, unreadFields } from './selected-fields.ts';
import { readSource, trackedPaths, typescriptSources } from './source-files.ts';

const screens = typescriptSources().filter(
  ({ path }) => path.startsWith('web/app/') && !/\.test(-support)?\.tsx?$/.test(path),
);
const documents = trackedPaths()
  .filter((path) => /^web\/app\/.*\.graphql$/.test(path))
  .map(readSource);
const generated = globSync('web/app/**/*.gen.ts').map(readSource);
const example = (path: string, text: string) => [{ path, text }];

test('screens ask for the fields that they read, and no others', () => {
  expect(unreadFields(documents, screens)).toEqual([]);
});

test('an example of such a field that no screen names is found', () => {
  const document = example('x.graphql', 'query X { order { id state read: price { total } } }');
  const screen = example('x.tsx', 'order.state; order.read.total;');
  expect(unreadFields(document, screen)).toEqual([]);
  expect(unreadFields(document, example('x.tsx', 'order.state;'))).toEqual([
    'x.graphql: read',
    'x.graphql: total',
  ]);
});

test('the field of a mutation is read by the command that is generated of it', () => {
  const document = example('x.graphql', 'mutation CancelX { cancelX { id } }');
  expect(unreadFields(document, example('x.tsx', 'useCancelXCommand();'))).toEqual([]);
  expect(unreadFields(document, example('x.tsx', ''))).toEqual(['x.graphql: cancelX']);
});

test('each generated hook is called', () => {
  expect(generated.length).toBeGreaterThan(100);
  expect(uncalledHooks(generated, screens)).toEqual([]);
  const hook = example('x.gen.ts', 'export const useXQuery = () => useQuery(XDocument);');
  expect(uncalledHooks(hook, example('x.tsx', 'useXQuery();'))).toEqual([]);
  expect(uncalledHooks(hook, example('x.tsx', 'useYQuery();'))).toEqual(['x.gen.ts: useXQuery']);
});
