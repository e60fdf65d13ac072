import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import {
  printSorted,
  readPresentSchema,
  readPublishedSchema,
} from '#gateway/graphql/published-schema/published-schema.ts';
import { schemaChanges } from '#gateway/graphql/published-schema/schema-changes.ts';
import { misfits, readReleases } from '#gateway/graphql/trusted-documents/release-manifests.ts';

const present = readPresentSchema();

describe('the schema, against the one that was published last', () => {
  it('breaks no client: what is to go is deprecated first', () => {
    expect(schemaChanges(readPublishedSchema(), present).breaking).toEqual([]);
  });

  it('would be caught if it did, with the name of what is missing', () => {
    const renamed = printSorted(present).replace(/\bpriceCalendar\(/, 'calendar(');
    const { breaking } = schemaChanges(present, buildSchema(renamed));
    expect(breaking).toEqual(['Query.priceCalendar was removed.']);
  });
});

describe('the documents of past releases, which may be open in a browser', () => {
  const releases = readReleases();

  it.each(releases)('fit the schema: $name', ({ manifest }) => {
    expect(Object.keys(manifest).length).toBeGreaterThan(0);
    expect(misfits(manifest, present)).toEqual([]);
  });

  it('would be caught if one did not', () => {
    const planted = { a: '{ serverNow noSuchField }' };
    expect(misfits(planted, present)).toHaveLength(1);
  });
});
