import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { changesBetween, partsOf, readChangeLog } from './change-log.ts';
import { printForComparison, readPresentSchema } from './published-schema.ts';

const before = buildSchema(`
  type Query { kept(old: Int): Int going: Int gone: Lost }
  type Lost { one: Int }
  enum Kind { ONE }`);
const after = buildSchema(`
  type Query { kept(new: Int): Int going: Int @deprecated(reason: "until 2027-06-30, use kept") fresh: Fresh }
  type Fresh { one: Int two(by: Int): Int }
  enum Kind { ONE TWO }`);

it('a publication is logged by what it adds, deprecates and removes; of what is new whole, not each part', () => {
  expect(changesBetween(before, after, '2026-12-01')).toEqual({
    on: '2026-12-01',
    added: ['Fresh', 'Kind.TWO', 'Query.fresh', 'Query.kept(new:)'],
    deprecated: ['Query.going'],
    removed: ['Lost', 'Query.gone', 'Query.kept(old:)'],
  });
});

it('one that changes texts alone is not', () => {
  const described = buildSchema(printForComparison(after));
  expect(changesBetween(after, described, '2026-12-01')).toBeNull();
});

it('what the log says is there or gone is so in the schema of today', () => {
  const log = readChangeLog();
  expect(log.length).toBeGreaterThan(0);
  expect(log.map(({ on }) => on)).toEqual(log.map(({ on }) => on).toSorted());
  const last = new Map<string, boolean>();
  for (const { added, deprecated, removed } of log) {
    for (const one of [...added, ...deprecated]) last.set(one.replace(/\(.*$/, ''), true);
    for (const one of removed.filter((name) => !name.includes('(')))
      for (const known of [one, ...last.keys()])
        if (known === one || known.startsWith(`${one}.`)) last.set(known, false);
  }
  const present = partsOf(readPresentSchema());
  const wrong = [...last].filter(([coordinate, expected]) => present.has(coordinate) !== expected);
  expect(wrong).toEqual([]);
});
