import { getOperationAST, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createAirlineSchema } from '#gateway/app/airline-schema.ts';
import { createMockGateway } from '#gateway/app/mock-gateway.ts';
import { openGateway } from '#gateway/app/open-gateway.ts';
import { variablesFor } from '#gateway/conformance/hostile/fitting-variables.ts';
import { readOwnManifest } from '#gateway/graphql/persisted-queries/published-documents.ts';
import type { Gateway } from '#gateway/graphql/yoga.ts';
import type { Services } from '#gateway/requests/services.ts';
import { ANONYMOUS } from '#gateway/sessions/actor.ts';
import { testGateway } from '#tests/support/gateway.ts';
import { postOf } from '#web/app/apollo/gateway-request.ts';

const real = await testGateway();
const NOW = real.clock.now();
const ENDPOINT = 'http://gateway.test/graphql';
const silent = { info() {}, warn() {}, error() {} };
const schema = createAirlineSchema();
const manifest = readOwnManifest();
const documents = Object.entries(manifest).map(([id, text]) => {
  const document = parse(text);
  const operation = getOperationAST(document);
  return { id, document, kind: operation?.operation, name: operation?.name?.value ?? id };
});

async function send({ fetch }: Gateway, { id, document, kind }: (typeof documents)[number]) {
  const variables = variablesFor(document, schema, NOW);
  const search = new URLSearchParams({ documentId: id, variables: JSON.stringify(variables) });
  const request =
    kind === 'query'
      ? new Request(`${ENDPOINT}?${search}`)
      : new Request(...postOf(ENDPOINT, { documentId: id, variables }, {}));
  return (await fetch(request)).json();
}

/** What only members may do is refused to a guest. */
const isBroken = ({ extensions }: { extensions?: { code?: string } }) =>
  extensions?.code !== 'UNAUTHENTICATED';

const answered = documents.filter(({ kind }) => kind !== 'subscription');

describe('every trusted document', () => {
  it('has a name of its own', () => {
    const names = documents.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('is answered by the mock', async () => {
    const mock = await createMockGateway({ documents: manifest, log: silent, now: () => NOW });
    for (const document of answered) {
      const { errors, data } = await send(mock, document);
      expect(errors, document.name).toBeUndefined();
      expect(data, document.name).toBeTruthy();
    }
  });

  it('is answered by the real gateway, with nothing mocked and nothing broken', async () => {
    const mocked: Record<string, unknown> = {};
    for (const document of answered) {
      const { errors = [], extensions } = await send(real, document);
      expect(errors.filter(isBroken), document.name).toEqual([]);
      if (extensions?.mocked) mocked[document.name] = extensions.mocked;
    }
    expect(mocked).toEqual({});
    expect(real.faults).toEqual([]);
  });
});

describe('in production', () => {
  it('text is refused, whatever it asks', async () => {
    const { fetch } = await openGateway({
      mode: 'production',
      manifest,
      log: silent,
      now: () => NOW,
      actorOf: () => ANONYMOUS,
      services: {} as Services,
    });
    for (const query of ['{ serverNow }', '{ __schema { queryType { name } } }', 'not a query']) {
      const search = new URLSearchParams({ query });
      const response = await fetch(new Request(`${ENDPOINT}?${search}`));
      expect(response.status).toBe(400);
      expect((await response.json()).errors[0].extensions.code).toBe('DOCUMENT_REQUIRED');
    }
  });

  it('GraphiQL is not there', async () => {
    const { fetch } = await openGateway({
      mode: 'production',
      manifest,
      log: silent,
      now: () => NOW,
      actorOf: () => ANONYMOUS,
      services: {} as Services,
    });
    const response = await fetch(new Request(ENDPOINT, { headers: { accept: 'text/html' } }));
    expect(response.ok).toBe(false);
    expect(await response.text()).not.toContain('GraphiQL');
  });
});
