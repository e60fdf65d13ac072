import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readAppManifests } from '#gateway/graphql/persisted-queries/clients/app-manifests.ts';
import { misfits, readReleases } from '#gateway/graphql/persisted-queries/release-manifests.ts';
import {
  printForComparison,
  printSorted,
  readPresentSchema,
  readPublishedSchema,
} from '#gateway/graphql/schema-compatibility/published-schema.ts';
import { schemaChanges } from '#gateway/graphql/schema-compatibility/schema-changes.ts';

const present = readPresentSchema();
const today = new Date().toISOString().slice(0, 10);

describe('the schema, against the one that was published last', () => {
  it('breaks no client: what is to go is deprecated first', () => {
    expect(schemaChanges(readPublishedSchema(), present, today).breaking).toEqual([]);
  });

  it('would be caught if it did, with the name of what is missing', () => {
    const renamed = printSorted(present).replace(/\bpriceCalendar\(/, 'calendar(');
    const { breaking } = schemaChanges(present, buildSchema(renamed), today);
    expect(breaking).toEqual(['Query.priceCalendar was removed.']);
  });
});

it('what is published of a schema differs from it in no more than descriptions', () => {
  const published = buildSchema(printForComparison(present));
  const none = { breaking: [], dangerous: [], ended: [] };
  expect(schemaChanges(published, present, today)).toEqual(none);
  expect(schemaChanges(present, published, today)).toEqual(none);
  const text = printForComparison(present);
  expect(text).not.toContain('"""');
  expect(text).toContain('@deprecated(reason: "until 2027-06-30, use `price`")');
});

describe('what is deprecated until a day', () => {
  const sdl = (gone: string, value: string) => `
    type Query { kept: Int ${gone} kind: Kind }
    enum Kind { ONE ${value} }`;
  const until = '@deprecated(reason: "until 2027-06-30, use `kept`")';
  const before = buildSchema(sdl(`old: Int ${until}`, `TWO ${until}`));
  const after = buildSchema(sdl('', ''));
  const changes = ['Query.old was removed.', 'TWO was removed from enum type Kind.'];

  it('breaks clients when it is gone by then', () => {
    expect(schemaChanges(before, after, '2027-06-30')).toMatchObject({
      breaking: changes,
      ended: [],
    });
  });

  it('may be gone after it, and nothing else with it', () => {
    const ended = { breaking: [], ended: changes };
    expect(schemaChanges(before, after, '2027-07-01')).toMatchObject(ended);
    const more = buildSchema('type Query { kind: Kind other: Int } enum Kind { ONE }');
    expect(schemaChanges(before, more, '2027-07-01')).toMatchObject({
      breaking: ['Query.kept was removed.'],
      ended: changes,
    });
  });
});

describe('the documents of past releases, which may be open in a browser', () => {
  const releases = readReleases();

  it.each(releases)('fit the schema: $name', ({ manifest }) => {
    expect(Object.keys(manifest).length).toBeGreaterThan(0);
    expect(misfits(manifest, present)).toEqual([]);
  });

  it('would be caught if one did not', () => {
    const example = { a: 'query Now { serverNow noSuchField }' };
    expect(misfits(example, present)).toEqual([
      'Now: Cannot query field "noSuchField" on type "Query".',
    ]);
  });
});

it('the documents of other apps fit the schema; each that a change breaks is named with its app', () => {
  const broken = readAppManifests().flatMap(({ name, manifest }) =>
    misfits(manifest, present).map((misfit) => `${name}, ${misfit}`),
  );
  expect(broken).toEqual([]);
});
