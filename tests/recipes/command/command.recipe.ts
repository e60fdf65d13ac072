import { equal } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { ask, type Recipe } from '#tests/recipes/recipe.ts';
import { buy, findOffer } from '#tests/support/buyer.ts';

const REQUEST = `mutation ($input: RequestCallbackInput!) {
  requestCallback(input: $input) { order { id } userErrors { code path } }
}`;
type Answer = { requestCallback: { userErrors: { code: string }[] } };

export const command: Recipe = {
  heading: 'A command',
  guards: [
    'schema/rules/orders/callback.test.ts',
    'gateway/modules/orders/callback',
    'tests/contract/sdl.test.ts',
    'tests/contract/error-codes.test.ts',
    'tests/contract/page-codes.test.ts',
    'tests/contract/hostile-input.test.ts',
    'tests/contract/implemented.test.ts',
    'tests/contract/graphiql-examples.test.ts',
    'tests/architecture/commands.test.ts',
    'tests/architecture/typed-figures.test.ts',
    'tests/architecture/documents.test.ts',
  ],
  async look({ url }) {
    const { orderId, cookie } = await buy(url, await findOffer(url));
    const request = async (idempotencyKey: string, by = cookie) => {
      const variables = { input: { orderId, idempotencyKey } };
      const { requestCallback } = await ask<Answer>(url, REQUEST, variables, by);
      return requestCallback.userErrors.map(({ code }) => code).join();
    };
    const key = randomUUID();
    equal(await request(key), '');
    equal(await request(key), '');
    equal(await request(randomUUID()), 'CALLBACK_REQUESTED');
    equal(await request(randomUUID(), ''), 'ORDER_NOT_FOUND');
  },
};
