import { createDocumentStore } from '#gateway/graphql/trusted-documents/document-store.ts';
import type { Manifest } from '#gateway/graphql/trusted-documents/published-documents.ts';
import { createGateway, type Gateway } from '#gateway/graphql/yoga.ts';
import type { GatewayLog } from '#gateway/ports/gateway-log.ts';
import type { Services } from '#gateway/requests/services.ts';
import { ANONYMOUS } from '#gateway/sessions/actor.ts';
import { createMockSchema } from './mock-schema.ts';

interface MockGatewayOptions {
  /** The trusted documents that it accepts, besides free text. */
  readonly documents: Manifest;
  readonly log: GatewayLog;
  readonly now: () => Date;
}

/** A gateway that makes everything up, with the trusted documents, the limits and the caching of the real one. */
export async function createMockGateway({
  documents,
  log,
  now,
}: MockGatewayOptions): Promise<Gateway> {
  const schema = createMockSchema(now);
  return createGateway({
    schema,
    mode: 'demo',
    documents: await createDocumentStore({ schema, own: documents, log }),
    log,
    now,
    services: {} as Services,
    actorOf: () => ANONYMOUS,
  });
}
