import { buildSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { plugin as hooks } from './hooks.plugin.ts';
import { plugin as manifest } from './manifest.plugin.ts';
import { plugin as possibleTypes } from './possible-types.plugin.ts';

const schema = buildSchema(`
  interface Node { id: ID! }
  type Query { order(id: ID!): Order orders(first: Int): [Order!]! }
  type Mutation { cancelOrder(id: ID!): Order }
  type Subscription { orderChanged(id: ID!): Order }
  type Order implements Node { id: ID! }
`);
const documents = [
  {
    document: parse(`
      query Orders($first: Int) { orders(first: $first) { id } }
      query OrderDetail($id: ID!) { order(id: $id) { id } }
      mutation CancelOrder($id: ID!) { cancelOrder(id: $id) { id } }
      subscription OrderChanged($id: ID!) { payableChanged(id: $id) { id } }
    `),
  },
];
const textOf = (output: unknown) =>
  typeof output === 'string'
    ? output
    : Object.values(output as Record<string, string | string[]>)
        .flat()
        .join('\n');

describe('the file beside a .graphql file', () => {
  const withQueries = { calledHooks: ['useOrdersQuery', 'useOrderDetailQuery'] };

  it('has the hooks that are called', async () => {
    const namesOf = (text: string) =>
      [...text.matchAll(/export const (use\w+)/g)].map((match) => match[1]);
    expect(namesOf(textOf(await hooks(schema, documents, {})))).toEqual([]);
    const called = ['useOrdersQuery', 'useCancelOrderMutation', 'useOrderChangedSubscription'];
    const calledHooks = [...called, 'useElsewhereQuery'];
    expect(namesOf(textOf(await hooks(schema, documents, { calledHooks })))).toEqual(called);
  });

  it('has the command of a mutation that is sent as one', async () => {
    const text = textOf(await hooks(schema, documents, { calledHooks: ['useCancelOrderCommand'] }));
    expect(text).toContain('export function useCancelOrderCommand<Input>(');
    expect(text).toContain('.data?.cancelOrder, options);');
    expect(text).not.toContain('useOrdersCommand');
  });

  it('asks for options only where a variable is required', async () => {
    const text = textOf(await hooks(schema, documents, withQueries));
    expect(text).toContain('useOrdersQuery = (options?:');
    expect(text).toContain('useOrderDetailQuery = (options:');
  });

  it('carries the id of each document and no query text', async () => {
    const text = textOf(await hooks(schema, documents, {}));
    const ids = Object.keys(JSON.parse(textOf(await manifest(schema, documents, {}))));
    expect(ids).toHaveLength(4);
    for (const id of ids) expect(text).toContain(id);
    expect(text).not.toContain('orders(first');
  });

  it('is empty for a file of fragments', async () => {
    const fragments = [{ document: parse('fragment Card on Order { id }') }];
    expect(await hooks(schema, fragments, {})).toBe('');
  });
});

describe('the manifest', () => {
  it('is an empty object while there are no operations', async () => {
    expect(await manifest(schema, [], {})).toBe('{}\n');
  });
});

describe('the possible types', () => {
  it('list the members of each interface', async () => {
    expect(await possibleTypes(schema, [], {})).toContain('"Node": [\n    "Order"\n  ]');
  });
});
