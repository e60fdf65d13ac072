import { expect, test } from 'vitest';
import {
  citesElsewhere,
  citesNoClause,
  clausesIn,
  speaksDialect,
  wideComments,
} from './documents.ts';
import { readSource, trackedPaths } from './source-files.ts';

const files = trackedPaths()
  .filter((path) => /\.(tsx?|css|graphql|md)$/.test(path))
  .filter((path) => !path.startsWith('tests/architecture/documents'))
  .map(readSource);
const clauses = clausesIn(readSource('schema/RULES.md').text);
const example = (text: string, path = 'web/app/x.tsx') => [{ path, text }];

test('comments and descriptions cite only documents that are in the repository', () => {
  expect(citesElsewhere(files)).toEqual([]);
});

test('a citation of another document is found', () => {
  expect(citesElsewhere(example('/** Twenty minutes (SPEC section 9). */'))).toHaveLength(1);
  expect(citesElsewhere(example('const a = 1; // DESIGN 6'))).toHaveLength(1);
  expect(citesElsewhere(example('/** An hour (RULES, Clocks). */'))).toHaveLength(1);
  expect(citesElsewhere(example('"By age (SPEC: psgType)."', 'schema/x.graphql'))).toHaveLength(1);
  expect(citesElsewhere(example('const RULES = [1]; f(RULES); // RULES 4.2'))).toEqual([]);
});

test('each clause that is cited exists', () => {
  expect(clauses).toContain('4.2');
  expect(citesNoClause(files, clauses)).toEqual([]);
});

test('a citation of a clause that does not exist is found', () => {
  expect(citesNoClause(example('/** RULES 4.2 */'), clauses)).toEqual([]);
  expect(citesNoClause(example('/** See RULES 4.2 and 4.99. */'), clauses)).toHaveLength(1);
  expect(citesNoClause(example("  NOT_PAID: 'RULES 44.1',"), clauses)).toHaveLength(1);
});

test('comments, titles of tests and names of files use the industry’s words', () => {
  expect(speaksDialect(files)).toEqual([]);
  expect(speaksDialect(example('// drawn anew for whoever asks'))).toHaveLength(1);
  expect(speaksDialect(example("const name = 'anew'; // rendered again"))).toEqual([]);
  expect(speaksDialect(example("test('priced anew', () => {", 'a.test.ts'))).toHaveLength(1);
  expect(speaksDialect(example('', 'deployed-anew.test.ts'))).toHaveLength(1);
});

test('comments wrap where code wraps', () => {
  expect(wideComments(files)).toEqual([]);
  expect(wideComments(example(`/** ${'wide '.repeat(20)}*/`))).toEqual(['web/app/x.tsx:1']);
  expect(wideComments(example(`const a = '${'wide '.repeat(20)}';`))).toEqual([]);
});
