import { buildSchema } from 'graphql';
import { expect, it, vi } from 'vitest';
import { createDocumentUsage } from './document-usage.ts';
import { coordinatesIn } from './fields-of-document.ts';

const IOS = { app: 'ios', version: '2.0' };

it('requests are stored as one number by document and app, and nothing is lost while the database is away', async () => {
  const warn = vi.fn();
  const add = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined);
  const usage = createDocumentUsage(add, { info() {}, warn, error() {} });
  await usage.store();
  expect(add).not.toHaveBeenCalled();
  usage.count('a', IOS);
  await usage.store();
  expect(warn).toHaveBeenCalledOnce();
  usage.count('a', IOS);
  usage.count('a', { app: 'site', version: '' });
  await usage.store();
  expect(add.mock.lastCall?.[0]).toEqual([
    { documentId: 'a', ...IOS, requests: 2 },
    { documentId: 'a', app: 'site', version: '', requests: 1 },
  ]);
  await usage.store();
  expect(add).toHaveBeenCalledTimes(2);
});

it('a document uses the fields, arguments, input fields and values that it names', () => {
  const schema = buildSchema(`
    type Query { node(id: ID, kind: Kind, by: By): Node }
    interface Node { id: ID }
    type Order implements Node { id: ID state: String }
    enum Kind { ONE }
    input By { name: String }`);
  const text = `query Q { node(kind: ONE, by: { name: "A" }) { __typename id ...F gone } }
    fragment F on Order { state }`;
  expect([...coordinatesIn(text, schema)].toSorted()).toEqual([
    'By.name',
    'Kind.ONE',
    'Node.id',
    'Order.state',
    'Query.node',
    'Query.node(by:)',
    'Query.node(kind:)',
  ]);
});
