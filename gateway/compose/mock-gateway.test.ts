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

type Ask = Awaited<ReturnType<typeof mock>>;

/** The ids that a live example needs: nothing is live of what is not there. */
const liveIds = async (ask: Ask) => {
  const { data } = await ask(
    '{ viewer { checkInItineraries { id } } order(by: { bookingReference: "UNPA2D" }) { id } }',
  );
  return { ownUnpaidOrderId: data.order.id, itineraryId: data.viewer.checkInItineraries[0].id };
};

const LIVE = new Set(['watch-order', 'check-in-itinerary-changed']);

describe('the mock of the whole schema', () => {
  it.each(EXAMPLES)('answers the example %s', async (name) => {
    const ask = await mock();
    const suggested = exampleVariables(exampleText(name), NOW);
    const variables = LIVE.has(name) ? { ...suggested, ...(await liveIds(ask)) } : suggested;
    const { data, errors } = await ask(exampleText(name), variables);
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

  it('names an airport in three languages', async () => {
    const ask = await mock();
    const { data } = await ask('{ airports { code en: city ja: city(locale: JA) } }');
    for (const { code, en, ja } of data.airports)
      if (code === 'LHR') expect([en, ja]).toEqual(['London', 'ロンドン']);
  });
});
