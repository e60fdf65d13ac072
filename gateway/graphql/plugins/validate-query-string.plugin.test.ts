import { buildSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import { expect, it } from 'vitest';
import { validateQueryString } from './validate-query-string.plugin.ts';

const yoga = createYoga({
  schema: buildSchema('type Query { nothing(a: Int): Boolean }'),
  plugins: [validateQueryString()],
  maskedErrors: false,
  logging: false,
});
async function ask(rest: Record<string, string>) {
  const query = new URLSearchParams({ query: 'query ($a: Int) { nothing(a: $a) }', ...rest });
  const answer = await yoga.fetch(`http://localhost/graphql?${query}`);
  return { status: answer.status, ...(await answer.json()) };
}

it('an address whose variables or extensions are no JSON is refused by the name of the parameter', async () => {
  for (const name of ['variables', 'extensions']) {
    const { status, errors } = await ask({ variables: '{"a":1}', [name]: '{"a":' });
    expect(status).toBe(400);
    expect(errors[0].message).toBe(`The parameter ${name} is not JSON.`);
    expect(errors[0].extensions.code).toBe('BAD_REQUEST');
  }
});

it('an address with JSON, or without, is answered', async () => {
  expect(await ask({ variables: '{"a":1}' })).toEqual({ status: 200, data: { nothing: null } });
  expect(await ask({ variables: '' })).toEqual({ status: 200, data: { nothing: null } });
  expect(await ask({})).toEqual({ status: 200, data: { nothing: null } });
});
