import { describe, expect, it } from 'vitest';
import { answerOrFirstEvent } from '#gateway/conformance/answer-or-first-event.ts';
import { exampleVariables } from '#gateway/graphiql/example-variables.ts';
import { EXAMPLES, exampleText } from '#gateway/graphiql/examples.ts';
import { EXAMPLE_VALUES } from '#gateway/mocks/example-values.ts';
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
  let shared: ReturnType<typeof mock>;
  const sharedMock = () => {
    shared ??= mock();
    return shared;
  };

  it.each(EXAMPLES)(
    'answers the example %s with the values of a visit, and refuses none',
    async (name) => {
      const ask = await sharedMock();
      const text = exampleText(name);
      const suggested = Object.entries(exampleVariables(text, NOW) ?? {});
      const known: Readonly<Record<string, unknown>> = EXAMPLE_VALUES;
      const variables = suggested.map(([key, value]) => [key, known[key] ?? value]);
      const { data, errors } = await ask(text, Object.fromEntries(variables));
      expect(errors).toBeUndefined();
      for (const answer of Object.values<{ userErrors?: object[] } | null>(data)) {
        expect(answer).not.toBeNull();
        expect(answer?.userErrors ?? []).toEqual([]);
      }
    },
  );

  it('answers the same again after a new start', async () => {
    const query =
      '{ airports { code name } order(by: { bookingReference: "ABC234" }) { id state passengers { name } } viewer { id } }';
    const first = await (await mock())(query);
    expect(first.data.order.state).toBe('TICKETED');
    expect(await (await mock())(query)).toEqual(first);
  });

  it('has two orders for those who begin, one to pay and one that is paid', async () => {
    const ask = await mock();
    const { data } = await ask(`{
      unpaid: order(by: { bookingReference: "UNPA2D" }) { bookingReference state amountDue { amount } price { total { amount } } }
      paid: order(by: { bookingReference: "ABC234" }) { bookingReference state amountDue { amount } tickets { number } }
    }`);
    const { unpaid, paid } = data;
    expect(unpaid).toMatchObject({ bookingReference: 'UNPA2D', state: 'PENDING_PAYMENT' });
    expect(unpaid.amountDue).toEqual(unpaid.price.total);
    expect(paid).toMatchObject({ bookingReference: 'ABC234', state: 'TICKETED' });
    expect([paid.amountDue.amount, paid.tickets.length]).toEqual([0, 3]);
  });

  it('finds the same order from a command, a refund and a passenger on a flight', async () => {
    const PARTS = 'id passengers { name } price { total { amount } }';
    const ask = await mock();
    const { order } = (
      await ask(
        `{ order(by: { bookingReference: "ABC234" }) { ${PARTS} passengerSegments { id name } } }`,
      )
    ).data;
    const {
      passengerSegments: [someone],
      ...known
    } = order;
    const fresh = await mock();
    const cancel = `mutation { cancelOrder(input: { orderId: "${known.id}", idempotencyKey: "cancel-it" }) { order { ${PARTS} } } }`;
    expect((await fresh(cancel)).data.cancelOrder.order).toEqual(known);
    const offer = `mutation { createRefundOffer(input: { orderId: "${known.id}", passengerIds: [], reason: ILLNESS }) {
      refundOffer { id order { ${PARTS} } }
    } }`;
    expect((await fresh(offer)).data.createRefundOffer.refundOffer.order).toEqual(known);
    const flown = `{ node(id: "${someone.id}") { ... on PassengerSegment { name passenger { ticket { order { ${PARTS} } } } } } }`;
    expect((await (await mock())(flown)).data.node).toEqual({
      name: someone.name,
      passenger: { ticket: { order: known } },
    });
  });

  it('has prices that add up', async () => {
    const ask = await mock();
    const { data } = await ask(`{ order(by: { bookingReference: "ABC234" }) { price {
      fareTotal { amount } taxTotal { amount } feeTotal { amount } total { amount }
      items { count perPassenger { amount } total { amount } } taxes { amount { amount } }
    } } }`);
    const { price } = data.order;
    type Line = { count: number; perPassenger: { amount: number }; total: { amount: number } };
    const items: Line[] = price.items;
    const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);
    for (const one of items) expect(one.total.amount).toBe(one.perPassenger.amount * one.count);
    expect(sum(items.map(({ total }) => total.amount))).toBe(price.total.amount);
    expect(price.fareTotal.amount + price.taxTotal.amount + price.feeTotal.amount).toBe(
      price.total.amount,
    );
  });

  it('names an airport in three languages', async () => {
    const ask = await mock();
    const { data } = await ask('{ airports { code en: city ja: city(locale: JA) } }');
    for (const { code, en, ja } of data.airports)
      if (code === 'LHR') expect([en, ja]).toEqual(['London', 'ロンドン']);
  });
});
