import { describe, expect, it } from 'vitest';
import { exampleVariables } from '#gateway/graphiql/example-variables.ts';
import { EXAMPLES, exampleText } from '#gateway/graphiql/examples.ts';
import { answerOrFirstEvent } from '#tests/support/event-stream.ts';
import { createMockGateway } from './mock-gateway.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
const silent = { info() {}, warn() {}, error() {} };

async function mock() {
  const { fetch } = await createMockGateway({ documents: {}, log: silent, now: () => NOW });
  return async (query: string, variables: object | null = {}) => {
    const response = await fetch(
      new Request('http://gateway.test/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      }),
    );
    return answerOrFirstEvent(response);
  };
}

describe('the mock of the whole schema', () => {
  it.each(EXAMPLES)('answers the example %s', async (name) => {
    const ask = await mock();
    const { data, errors } = await ask(exampleText(name), exampleVariables(exampleText(name), NOW));
    expect(errors).toBeUndefined();
    expect(data).toBeTruthy();
  });

  it('answers the same again after a new start', async () => {
    const query =
      '{ airports { code name } order(by: { bookingReference: "ABC234" }) { id state passengers { name } } viewer { id } }';
    const first = await (await mock())(query);
    expect(first.data.order.state).toBe('TICKETED');
    expect(await (await mock())(query)).toEqual(first);
  });

  it('remembers what a mutation changed', async () => {
    const ask = await mock();
    const byReference = '{ order(by: { bookingReference: "UNPA2D" }) { id state } }';
    const { id } = (await ask(byReference)).data.order;
    const cancel = `mutation { cancelOrder(input: { orderId: "${id}", idempotencyKey: "cancel-it" }) { order { state } } }`;
    expect((await ask(cancel)).data.cancelOrder.order.state).toBe('CANCELLED');
    expect((await ask(byReference)).data.order.state).toBe('CANCELLED');
  });

  it('says which fields were made up', async () => {
    const ask = await mock();
    const { data, extensions } = await ask(`mutation {
      changeContact(input: { proof: { challengeId: "1", code: "123456" } }) { userErrors { code } }
    }`);
    expect(data.changeContact.userErrors).toEqual([]);
    expect(extensions.madeUp).toEqual(expect.arrayContaining(['Mutation.changeContact']));
  });

  it('names an airport in three languages', async () => {
    const ask = await mock();
    const { data } = await ask('{ airports { code en: city ja: city(locale: JA) } }');
    for (const { code, en, ja } of data.airports)
      if (code === 'LHR') expect([en, ja]).toEqual(['London', 'ロンドン']);
  });
});
