import { expect, test } from 'vitest';
import { deadPaths } from './document-paths.ts';
import { readSource, trackedPaths } from './source-files.ts';

const paths = trackedPaths();
const documents = paths.filter((file) => file.endsWith('.md')).map(readSource);

test('every file and folder that a document names is there', () => {
  expect(deadPaths(documents, paths)).toEqual([]);
});

test('a file that was moved would be noticed, in a link too', () => {
  const document = {
    path: '.github/GUIDE.md',
    text: '`rules/names.ts` [rules](../schema/RULES.md#1)',
  };
  expect(deadPaths([document], ['schema/rules/names.ts', 'schema/RULES.md'])).toEqual([]);
  expect(deadPaths([document], ['schema/rules/travellers/names.ts', 'RULES.md'])).toEqual([
    '.github/GUIDE.md: rules/names.ts',
    '.github/GUIDE.md: ../schema/RULES.md',
  ]);
});
