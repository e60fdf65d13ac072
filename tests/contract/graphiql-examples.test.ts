import { describe, expect, it } from 'vitest';
import { exampleVariables } from '#gateway/graphiql/example-variables.ts';
import { EXAMPLES, type ExampleName, exampleText } from '#gateway/graphiql/examples.ts';
import { answerOrFirstEvent } from '#tests/support/event-stream.ts';
import { testGateway } from '#tests/support/gateway.ts';

const { fetch, clock } = await testGateway();

interface Answer {
  readonly data: {
    flightSearch?: { flights: { fares: { fareId: string }[] }[] };
    createOffer?: { offer: { id: string; price: { total: object } } };
    createOrder?: { order: { id: string; bookingReference: string } };
  };
  readonly errors?: unknown;
  readonly extensions?: { madeUp?: string[] };
}
let cookie = '';
/** What an example found, for the variables of those after it: as a developer would paste it. */
const found: Record<string, unknown> = {};

async function run(name: ExampleName): Promise<Answer> {
  const query = exampleText(name);
  const response = await fetch(
    new Request('http://gateway.test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({
        query,
        variables: { ...exampleVariables(query, clock.now()), ...found },
      }),
    }),
  );
  cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  return answerOrFirstEvent(response);
}

function keep({ flightSearch, createOffer, createOrder }: Answer['data']): void {
  if (flightSearch) found.fareId = flightSearch.flights[0]?.fares[0]?.fareId;
  if (createOffer) {
    found.offerId = createOffer.offer.id;
    found.total = createOffer.offer.price.total;
  }
  if (createOrder) {
    found.orderId = createOrder.order.id;
    found.reference = createOrder.order.bookingReference;
  }
}

const userErrorsIn = (data: object): unknown[] =>
  Object.values(data).flatMap((answer: { userErrors?: unknown[] } | string | null) =>
    typeof answer === 'object' ? (answer?.userErrors ?? []) : [],
  );

describe('the examples of GraphiQL, one after the other on the real gateway', () => {
  it.each(EXAMPLES)('%s is answered, and nothing in it is made up', async (name) => {
    const { data, errors, extensions } = await run(name);
    expect(errors).toBeUndefined();
    expect(extensions?.madeUp).toBeUndefined();
    expect(userErrorsIn(data)).toEqual([]);
    keep(data);
  });
});
