import { buildSchema, parse, print, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { closed, definitionsOf, documentIdOf, textOf, withTypename } from './document.ts';

const schema = buildSchema(
  'type Query { offer: Offer } type Offer { id: ID! total: Int! part: Offer }',
);
const document = parse(`
  query Detail { offer { ...Card part { ...Card } } }
  fragment Card on Offer { id ...Price }
  fragment Price on Offer { total }
  fragment Unused on Offer { id }
`);

function detail(source = document) {
  const { operations, fragments } = definitionsOf([{ document: source }]);
  const [operation] = operations;
  if (!operation) throw new Error('the operation is there');
  return closed(operation, fragments);
}

describe('a trusted document', () => {
  it('holds the fragments that it reaches, and no other', () => {
    const names = detail().definitions.map((d) => ('name' in d ? d.name?.value : ''));
    expect(names).toEqual(['Detail', 'Card', 'Price']);
  });

  it('is valid with the type names that a cache needs', () => {
    expect(validate(schema, detail())).toEqual([]);
    expect(textOf(detail())).toBe(
      'query Detail{offer{...Card part{...Card __typename}__typename}}fragment Card on Offer{id ...Price __typename}fragment Price on Offer{total __typename}',
    );
  });

  it('does not select a type name twice', () => {
    const once = withTypename(document);
    expect(print(withTypename(once))).toBe(print(once));
  });

  it('has the same id whatever the order and the spaces of the files', () => {
    const other = parse(`fragment Price on Offer{total} fragment Card on Offer { id, ...Price }
      query   Detail { offer { ...Card part { ...Card } } }`);
    const { operations, fragments } = definitionsOf([{ document: other }]);
    const [operation] = operations;
    if (!operation) throw new Error('the operation is there');
    expect(documentIdOf(textOf(closed(operation, fragments)))).toBe(documentIdOf(textOf(detail())));
  });

  it('names a fragment that does not exist', () => {
    const { operations } = definitionsOf([{ document }]);
    const [operation] = operations;
    if (!operation) throw new Error('the operation is there');
    expect(() => closed(operation, new Map())).toThrow('Unknown fragment Card');
  });
});
