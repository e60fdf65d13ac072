import { expect, test } from 'vitest';
import { type SourceFile, typescriptSources } from './source-files.ts';

/** Chinese and Japanese set nothing between the items of a list of units: `航程1航程2`. */
const UNIT_LIST = /(?:formatList|ListFormat)\([^;]{0,200}type: 'unit'/;

const listsOfUnits = (files: readonly SourceFile[]): string[] =>
  files.filter(({ text }) => UNIT_LIST.test(text)).map(({ path }) => path);

test('a list has a mark between its items in every language', () => {
  expect(listsOfUnits(typescriptSources())).toEqual(['tests/architecture/lists.test.ts']);
});

test('an example is found', () => {
  const text = "intl.formatList(\n  flights.map(({ number }) => number),\n  { type: 'unit' },\n)";
  expect(listsOfUnits([{ path: 'web/app/x.tsx', text }])).toEqual(['web/app/x.tsx']);
});
