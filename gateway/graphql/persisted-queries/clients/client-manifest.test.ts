import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { hashOf } from '#gateway/graphql/persisted-queries/document-id.ts';
import { readClientManifest } from './client-manifest.ts';

const schema = buildSchema('type Query { airports: String deep: Query }');
const TEXT = 'query Airports { airports __typename }';
const HASH = hashOf(TEXT);
const read = (manifest: unknown) => readClientManifest(manifest, schema);
const named = (text: string) => ({ [hashOf(text)]: text });

describe('a manifest', () => {
  it.each([
    [
      'of Apollo',
      {
        format: 'apollo-persisted-query-manifest',
        version: 1,
        operations: [{ id: HASH, name: 'Airports', type: 'query', body: TEXT }],
      },
    ],
    ['of Relay', { [HASH]: TEXT }],
    ['of this repository', { [`sha256:${HASH}`]: TEXT }],
  ])('%s gives each document under its id', (_whose, manifest) => {
    expect(read(manifest)).toEqual({ [`sha256:${HASH}`]: TEXT });
  });

  it('with an id that is no SHA-256 of the text is refused, with what to set for Relay', () => {
    expect(() => read({ '5d41402abc4b2a76b9719d911017c592': TEXT })).toThrow('"SHA256"');
    expect(() => read({ [HASH]: `${TEXT} ` })).toThrow(HASH);
  });

  it('names each document that does not fit the schema', () => {
    const gone = named('query Gone { gone }');
    const broken = named('query Broken {');
    const refused = () => read({ ...gone, ...broken, [HASH]: TEXT });
    expect(refused).toThrow('Cannot query field "gone"');
    expect(refused).toThrow('Syntax Error');
  });

  it('has operations with names, one in each document', () => {
    expect(() => read(named('{ airports }'))).toThrow('one operation with a name');
    expect(() => read(named('query A { airports } query B { airports }'))).toThrow('one operation');
  });

  it('has no document that asks for more than free text may', () => {
    const deep = `query Deep ${'{ deep '.repeat(20)} { airports } ${'} '.repeat(20)}`;
    expect(() => read(named(deep))).toThrow('its depth is above 16');
  });

  it('in no known form is refused', () => {
    expect(() => read([])).toThrow('no manifest');
    expect(() => read({})).toThrow('no manifest');
    expect(() => read({ format: 'apollo-persisted-query-manifest', version: 2 })).toThrow();
  });
});
