import { type FieldNode, type OperationDefinitionNode, parse } from 'graphql';
import { expect, it } from 'vitest';
import { selectsOnlyId } from './selects-only-id.ts';

function infoOf(text: string) {
  const [operation] = parse(text).definitions as OperationDefinitionNode[];
  return { fieldNodes: operation?.selectionSet.selections as FieldNode[] };
}

it.each([
  ['the id alone', '{ make { order { id __typename } userErrors { code } } }', true],
  ['nothing of it', '{ make { userErrors { code } } }', true],
  ['more of it', '{ make { order { id number } } }', false],
  ['more of it under another name', '{ make { order { id } whole: order { number } } }', false],
  [
    'more of it in the same field twice',
    '{ make { order { id } } make { order { number } } }',
    false,
  ],
  ['a fragment of it', '{ make { order { ...Order } } } fragment Order on Order { id }', false],
  ['a fragment of the answer', '{ make { ... on Made { order { number } } } }', false],
])('%s', (_what, text, expected) => {
  expect(selectsOnlyId(infoOf(text), 'order')).toBe(expected);
});
