import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { graphiqlTabs } from './graphiql-tabs.ts';

const HOME = 'http://localhost:3000/graphql';
const NOW = new Date('2026-11-20T08:00:00Z');
const SUGGESTED = { fareId: 'fareId of a search' };
const script = readFileSync(new URL('fill-values.js', import.meta.url), 'utf8');

/**
 * The page after it was opened: what it sends, and its pane of variables. `given` null: the values
 * cannot be had.
 */
function opened(text: string, given: object | null = { fareId: 'signed' }, data: object = {}) {
  const sent: { readonly input: string; readonly variables: unknown }[] = [];
  const answer = (input: string, init?: { body?: string }) => {
    sent.push({ input, variables: init?.body ? JSON.parse(init.body).variables : null });
    const response = { ok: given !== null, json: async () => (init?.body ? { data } : given) };
    return Promise.resolve({ ...response, clone: () => response });
  };
  let changed: (change: { isFlush: boolean }) => void = () => undefined;
  const pane = {
    text,
    uri: { path: '/_r_0_-variables.json' },
    getValue: (): string => pane.text,
    /** As GraphiQL does it when another tab is opened. */
    setValue(value: string): void {
      pane.text = value;
      changed({ isFlush: true });
    },
    onDidChangeContent(tell: typeof changed): void {
      changed = tell;
    },
  };
  const globals: {
    fetch: (input: string, init?: { body?: string }) => Promise<unknown>;
    EXPLORER?: { become(world: object | null): void; ran?: (run: object) => void };
    [name: string]: unknown;
  } = {
    GRAPHIQL_EXAMPLES: graphiqlTabs(NOW),
    fetch: answer,
    location: { href: HOME },
    monaco: { editor: { getModels: () => [pane] } },
    URL,
  };
  runInNewContext(script, globals);
  const run = (query: string, variables: object, operationName = 'CreateOffer') =>
    globals.fetch(HOME, { body: JSON.stringify({ query, variables, operationName }) });
  return { sent, pane, run, fetch: globals.fetch, explorer: globals.EXPLORER };
}

it('opening asks for the schema alone, and makes no values', async () => {
  const { sent, run } = opened('{}');
  await run('query IntrospectionQuery{__schema{name}}', {}, 'IntrospectionQuery');
  expect(sent.map(({ input }) => input)).toEqual([HOME]);
});

it('the first run asks for the values, sends them and shows them; further runs have them', async () => {
  const { sent, pane, run } = opened(JSON.stringify(SUGGESTED));
  await run('mutation CreateOffer', SUGGESTED);
  await run('mutation CreateOffer', SUGGESTED);
  const signed = { input: HOME, variables: { fareId: 'signed' } };
  expect(sent).toEqual([{ input: '/demo/graphiql.json', variables: null }, signed, signed]);
  expect(JSON.parse(pane.text)).toEqual({ fareId: 'signed' });
});

it('a tab that is opened later is filled as well, one with values of its own is left', async () => {
  const { pane, run } = opened('{}');
  await run('mutation CreateOffer', {});
  pane.setValue(JSON.stringify(SUGGESTED));
  expect(JSON.parse(pane.text)).toEqual({ fareId: 'signed' });
  pane.setValue('{"fareId":"my own"}');
  expect(pane.text).toBe('{"fareId":"my own"}');
  pane.setValue('{"fareId"');
  expect(pane.text).toBe('{"fareId"');
});

it('values that were typed are sent as they are', async () => {
  const { sent, run } = opened('{}');
  await run('mutation CreateOffer', { fareId: 'my own' });
  expect(sent[1]?.variables).toEqual({ fareId: 'my own' });
});

it('a subscription, which is asked by its address, is filled too', async () => {
  const { sent, fetch } = opened('{}', { ownUnpaidOrderId: 'an order' });
  const variables = JSON.stringify({ ownUnpaidOrderId: 'id of an unpaid order' });
  await fetch(`${HOME}?${new URLSearchParams({ query: 'subscription', variables })}`);
  const asked = new URL(sent[1]?.input ?? '').searchParams.get('variables');
  expect(JSON.parse(asked ?? '')).toEqual({ ownUnpaidOrderId: 'an order' });
});

it('where there are no values the examples run with those of the day', async () => {
  const { sent, run } = opened('{}', null);
  await run('query SearchFlights', { departureDate: '2026-12-20' }, 'SearchFlights');
  expect(sent[1]?.variables).toEqual({ departureDate: '2026-12-20' });
});

it('what an answer has is taken by the next example, and not what was typed', async () => {
  const { sent, pane, run } = opened(
    '{}',
    {},
    { createOffer: { offer: { id: 'new', price: {} } } },
  );
  await run('mutation CreateOffer', {});
  const order = { offerId: 'id of an offer', total: { amount: 1, currency: 'CNY' } };
  await run('mutation CreateOrder', order, 'CreateOrder');
  expect(sent.at(-1)?.variables).toEqual({ ...order, offerId: 'new' });
  pane.setValue(JSON.stringify(order));
  expect(JSON.parse(pane.text)).toEqual({ ...order, offerId: 'new' });
});

it('in a world of the demo the values are those of the world, and none are made for a visit', async () => {
  const { sent, run, explorer } = opened('{}');
  explorer?.become({ values: { orderId: 'of the world' } });
  await run('query OrderDetail', { orderId: 'id of an order' }, 'OrderDetail');
  expect(sent).toEqual([{ input: HOME, variables: { orderId: 'of the world' } }]);
  explorer?.become(null);
  await run('query OrderDetail', { orderId: 'of the world' }, 'OrderDetail');
  expect(sent.map(({ input }) => input)).toEqual([HOME, '/demo/graphiql.json', HOME]);
});
