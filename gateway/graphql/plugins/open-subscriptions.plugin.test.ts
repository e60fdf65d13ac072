import { createSchema, createYoga } from 'graphql-yoga';
import { beforeEach, expect, test } from 'vitest';
import { openSubscriptions } from './open-subscriptions.plugin.ts';

let open = 0;
let opened = 0;
beforeEach(() => {
  open = 0;
  opened = 0;
});

const schema = createSchema({
  typeDefs: `
    type Query { ok: Boolean }
    type Subscription { numbers(last: Int!, fails: Boolean = false): Int! refused: Int! }`,
  resolvers: {
    Subscription: {
      numbers: {
        async *subscribe(_root: unknown, { last, fails }: { last: number; fails: boolean }) {
          for (let numbers = 1; numbers <= last; numbers += 1) yield { numbers };
          if (fails) throw new Error('the source is away');
        },
      },
      refused: {
        subscribe() {
          throw new Error('not for you');
        },
      },
    },
  },
});
const yoga = createYoga({
  schema,
  logging: false,
  plugins: [
    openSubscriptions((by) => {
      open += by;
      if (by === 1) opened += 1;
    }),
  ],
});
async function subscribe(query: string) {
  const response = await yoga.fetch('http://gateway.test/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query: `subscription { ${query} }` }),
  });
  if (!response.body) throw new Error('no stream');
  return response.body.getReader();
}
async function readAll(stream: Awaited<ReturnType<typeof subscribe>>) {
  while (!(await stream.read()).done);
}

test('a subscription is open until it has ended', async () => {
  const long = await subscribe('numbers(last: 1000000)');
  await long.read();
  expect(open).toBe(1);
  await readAll(await subscribe('numbers(last: 3)'));
  expect([open, opened]).toEqual([1, 2]);
  await long.cancel();
  await expect.poll(() => open).toBe(0);
});

test('one that its viewer leaves is over, and so is one whose source fails: once', async () => {
  const left = await subscribe('numbers(last: 1000000)');
  await left.read();
  expect(open).toBe(1);
  await left.cancel();
  await expect.poll(() => open).toBe(0);
  await readAll(await subscribe('numbers(last: 1, fails: true)'));
  await expect.poll(() => open).toBe(0);
  expect(opened).toBe(2);
});

test('one that is refused was never open', async () => {
  await readAll(await subscribe('refused'));
  expect([open, opened]).toEqual([0, 0]);
});
