import { ApolloClient, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createDocumentStore } from '#gateway/graphql/persisted-queries/document-store.ts';
import { createGateway } from '#gateway/graphql/yoga.ts';
import type { Services } from '#gateway/requests/services.ts';
import { ANONYMOUS } from '#gateway/sessions/actor.ts';
import { faultOf } from '#web/app/apollo/gateway-error.ts';
import { trustedDocumentLink } from '#web/app/apollo/trusted-document-link.ts';
import { documentIdOf, textOf, withTypename } from '#web/codegen/document.ts';

const silent = { info() {}, warn() {}, error() {} };
const schema = makeExecutableSchema({
  typeDefs: `
    scalar Upload
    type Proof { name: String! bytes: Int! }
    type Query { device: String broken: String }
    type Mutation { sendProofs(files: [Upload!]!): [Proof!]! }
  `,
  resolvers: {
    Query: {
      device: (_root: unknown, _args: unknown, { request }: { request: Request }) =>
        request.headers.get('x-device-fingerprint'),
      broken: () => {
        throw new Error('a bug');
      },
    },
    Mutation: {
      sendProofs: (_root: unknown, { files }: { files: File[] }) =>
        Promise.all(
          files.map(async (file) => ({ name: file.name, bytes: (await file.bytes()).length })),
        ),
    },
  },
});

/** A document as the generator writes it. */
function trusted(source: string) {
  const document = withTypename(parse(source, { noLocation: true }));
  const text = textOf(document);
  const hash = documentIdOf(text);
  return { id: hash, text, node: { __meta__: { hash }, ...document } as TypedDocumentNode };
}
const CONTEXT = trusted('query Context { device }');
const BROKEN = trusted('query Broken { broken }');
const PROOFS = trusted(
  'mutation Proofs($files: [Upload!]!) { sendProofs(files: $files) { name bytes } }',
);

const own = Object.fromEntries([CONTEXT, BROKEN, PROOFS].map(({ id, text }) => [id, text]));
const gateway = createGateway({
  schema,
  mode: 'production',
  log: silent,
  now: () => new Date(),
  actorOf: () => ANONYMOUS,
  services: {} as Services,
  documents: await createDocumentStore({ schema, own, log: silent }),
});
const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: trustedDocumentLink({
    endpoint: '/graphql',
    fetch: (input, { signal: _signal, ...init } = {}) =>
      gateway.fetch(new Request(new URL(String(input), 'http://gateway.test'), init)),
    headers: () => ({ 'x-device-fingerprint': 'f-1' }),
  }),
});

describe('the browser’s link and the gateway in production', () => {
  it('agree on trusted documents and device', async () => {
    const { data } = await client.query({ query: CONTEXT.node });
    expect(data).toMatchObject({ device: 'f-1' });
  });

  it('agree on files', async () => {
    const files = [new File(['proof'], 'a.pdf'), new File(['second'], 'b.png')];
    const { data } = await client.mutate({ mutation: PROOFS.node, variables: { files } });
    expect(data).toMatchObject({
      sendProofs: [
        { name: 'a.pdf', bytes: 5 },
        { name: 'b.png', bytes: 6 },
      ],
    });
  });

  it('agree on faults', async () => {
    const error: unknown = await client.query({ query: BROKEN.node }).catch((thrown) => thrown);
    expect(faultOf(error)).toMatchObject({ code: 'INTERNAL', id: expect.any(String) });
  });
});
