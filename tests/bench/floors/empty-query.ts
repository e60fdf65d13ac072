import { makeExecutableSchema } from '@graphql-tools/schema';
import { createYoga } from 'graphql-yoga';
import { createDocumentStore } from '#gateway/graphql/persisted-queries/document-store.ts';
import { createGateway } from '#gateway/graphql/yoga.ts';
import { silentLog } from '#gateway/ports/log.ts';
import type { Services } from '#gateway/requests/services.ts';

const schema = makeExecutableSchema({ typeDefs: 'type Query { nothing: Boolean }' });
const QUERY = 'query Nothing { nothing }';
const ID = `sha256:${'a'.repeat(64)}`;

const asked = async (fetch: (request: Request) => Response | Promise<Response>, query: object) => {
  const address = `http://bench.test/graphql?${new URLSearchParams({ ...query })}`;
  const answer = await fetch(new Request(address, { headers: { accept: 'application/json' } }));
  const body = await answer.text();
  if (!body.includes('"nothing":null')) throw new Error(body);
};

/** A query for nothing, by Yoga as it comes. */
export function bareQuery(): () => Promise<void> {
  const yoga = createYoga({ schema, logging: false, graphiql: false, landingPage: false });
  return () => asked(async (request) => yoga.fetch(request), { query: QUERY });
}

/**
 * The same as a trusted document, by the gateway with all of its plug-ins; it may not be stored.
 */
export async function gatewayQuery(): Promise<() => Promise<void>> {
  const { fetch } = createGateway({
    schema,
    mode: 'production',
    log: silentLog,
    documents: await createDocumentStore({ schema, own: { [ID]: QUERY }, log: silentLog }),
    services: {} as Services,
    now: () => new Date(),
    actorOf: () => ({ sessionId: 'bench', memberId: null }),
  });
  return () => asked(fetch, { documentId: ID });
}
