import { createSchema, createYoga } from 'graphql-yoga';
import { expect, it } from 'vitest';
import { answerSize } from './answer-size.plugin.ts';

const schema = createSchema({
  typeDefs: 'type Query { text(length: Int!): String! }',
  resolvers: {
    Query: { text: (_root: unknown, { length }: { length: number }) => '界'.repeat(length) },
  },
});

async function ask(length: number) {
  const { fetch } = createYoga({ schema, plugins: [answerSize(3000)], logging: false });
  const response = await fetch(
    `http://gateway.test/graphql?query=${encodeURIComponent(`{ text(length: ${length}) }`)}`,
    { headers: { accept: 'application/json' } },
  );
  return { status: response.status, ...(await response.json()) };
}

it('an answer within the limit is sent as it is', async () => {
  expect(await ask(900)).toMatchObject({ status: 200, data: { text: '界'.repeat(900) } });
});

it('a larger answer is refused with a code; its bytes count, not its letters', async () => {
  const { status, data, errors } = await ask(1100);
  expect([status, data]).toEqual([400, undefined]);
  expect(errors[0].extensions.code).toBe('QUERY_TOO_COMPLEX');
});
