import { createExecutableSchema, readTypeDefs } from '#gateway/graphql/executable-schema.ts';
import { nodeResolvers } from '#gateway/graphql/node.resolvers.ts';
import { createDocumentStore } from '#gateway/graphql/persisted-queries/document-store.ts';
import type { Manifest } from '#gateway/graphql/persisted-queries/published-documents.ts';
import { scalarResolvers } from '#gateway/graphql/scalars/scalars.resolvers.ts';
import { createGateway, type Gateway } from '#gateway/graphql/yoga.ts';
import { GENERATORS } from '#gateway/mocks/generators.ts';
import {
  generatorsWith,
  type MockFields,
  refuseUnknown,
  rootResolversOf,
} from '#gateway/mocks/mock-fields.ts';
import { withMocks } from '#gateway/mocks/mocked-fields.ts';
import { LOCALE_VALUES } from '#gateway/modules/root/root.resolvers.ts';
import { rulesResolvers } from '#gateway/modules/rules/rules.resolvers.ts';
import type { GatewayLog } from '#gateway/ports/gateway-log.ts';
import type { ContextSource } from '#gateway/requests/context.ts';
import type { Services } from '#gateway/requests/services.ts';
import { ANONYMOUS } from '#gateway/sessions/actor.ts';

/**
 * The whole schema without a backend: each field is mocked by the generators, but for the figures
 * of the airline's rules, which are those of every gateway.
 * @param fields what is answered otherwise
 */
export function createMock(now: () => Date, fields: MockFields = {}) {
  const resolvers = [
    scalarResolvers,
    { Locale: LOCALE_VALUES },
    rulesResolvers,
    nodeResolvers({}),
    rootResolversOf(fields),
  ];
  const bare = createExecutableSchema(readTypeDefs(), resolvers);
  refuseUnknown(bare, fields);
  const schema = withMocks(bare, generatorsWith(GENERATORS, fields), now);
  const services = { verification: { ways: ['EMAIL', 'PHONE'] } } as object as Services;
  const source: ContextSource = { services, now, actorOf: () => ANONYMOUS };
  return { schema, source };
}

interface MockGatewayOptions {
  /** The trusted documents that it accepts, besides free text. */
  readonly documents: Manifest;
  readonly log: GatewayLog;
  readonly now: () => Date;
}

/**
 * The mock as a gateway, with the trusted documents, the limits and the caching of the real one.
 */
export async function createMockGateway({
  documents,
  log,
  now,
}: MockGatewayOptions): Promise<Gateway> {
  const { schema, source } = createMock(now);
  const store = await createDocumentStore({ schema, own: documents, log });
  return createGateway({ ...source, schema, mode: 'demo', documents: store, log });
}
