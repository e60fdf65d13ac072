import { type DocumentNode, getOperationAST, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createAirlineSchema } from '#gateway/compose/airline-schema.ts';
import { testGateway } from '#tests/support/gateway.ts';
import { postOf } from '#web/app/apollo/gateway-request.ts';
import { SCREEN_OPERATIONS } from './screen-operations.ts';
import { variablesFor } from './variables.ts';

const { fetch, clock } = await testGateway();
const schema = createAirlineSchema();

const send = (document: DocumentNode): Promise<Response> => {
  const variables = variablesFor(document, schema, clock.now());
  const message = { query: print(document), variables };
  return fetch(new Request(...postOf('http://gateway.test/graphql', message, {})));
};

type Fault = { readonly extensions?: { readonly code?: string } };

const asked = SCREEN_OPERATIONS.filter(
  ([, document]) => getOperationAST(document)?.operation !== 'subscription',
);

describe('the demo', () => {
  it.each(asked)(
    'answers %s, with made-up values for what is not built',
    async (_name, document) => {
      const response = await send(document);
      const { data, errors = [] } = await response.json();
      // What only members may do is refused to a guest.
      const refused = errors.some((one: Fault) => one.extensions?.code === 'UNAUTHENTICATED');
      expect(refused ? [] : errors).toEqual([]);
      expect(refused || data).toBeTruthy();
    },
  );
});
