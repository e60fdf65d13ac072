import type { GraphQLSchema } from 'graphql';
import {
  createDocumentStore,
  type DocumentStore,
} from '#gateway/graphql/persisted-queries/document-store.ts';
import {
  type Manifest,
  type PublishedDocuments,
  readOwnManifest,
} from '#gateway/graphql/persisted-queries/published-documents.ts';
import { refuseUnimplemented } from '#gateway/graphql/unimplemented-fields.ts';
import { createGateway, type Gateway, type GatewayDependencies } from '#gateway/graphql/yoga.ts';
import type { UpstreamParts } from '#gateway/upstreams/upstreams.plugin.ts';
import { createAirlineSchema } from './airline-schema.ts';

/** What the composition root passes in: everything but the schema and its documents. */
export interface GatewayParts
  extends Omit<GatewayDependencies, 'schema' | 'documents' | 'upstreams'> {
  /** Where releases publish their trusted documents: `trustedDocumentsRepository(db)`. */
  readonly published?: PublishedDocuments;
  /** The trusted documents of this release; read from the generated manifest when left out. */
  readonly manifest?: Manifest;
  /**
   * The folder of the services that have taken fields over, and from what their keys are derived;
   * null: there are none.
   */
  readonly upstreams?: Omit<UpstreamParts, 'log'> | null;
}

/** A gateway that learns which documents are published and retired while it runs. */
export type OpenGateway = Gateway & Pick<DocumentStore, 'refresh'>;

/**
 * The gateway on the airline's schema. In demo mode a field without an implementation is mocked,
 * and the answer says so; in production it is refused.
 */
export async function openGateway(parts: GatewayParts): Promise<OpenGateway> {
  const { published, manifest = readOwnManifest(), log, mode, now } = parts;
  const implemented = createAirlineSchema();
  const schema =
    mode === 'demo' ? await withRestMocked(implemented, now) : refuseUnimplemented(implemented);
  const documents = await createDocumentStore({
    schema,
    own: manifest,
    log,
    ...(published ? { published } : {}),
  });
  const { upstreams, ...rest } = parts;
  const gateway = createGateway({
    ...rest,
    schema,
    documents,
    ...(upstreams ? { upstreams: await withUpstreams(schema, { ...upstreams, log }) } : {}),
  });
  return { ...gateway, refresh: documents.refresh };
}

/** Stitching is loaded where there is something to stitch. */
async function withUpstreams(schema: GraphQLSchema, parts: UpstreamParts) {
  const { upstreams } = await import('#gateway/upstreams/upstreams.plugin.ts');
  return upstreams(schema, parts);
}

async function withRestMocked(implemented: GraphQLSchema, now: () => Date): Promise<GraphQLSchema> {
  const { withMocks } = await import('#gateway/mocks/mocked-fields.ts');
  const { GENERATORS } = await import('#gateway/mocks/generators.ts');
  return withMocks(implemented, GENERATORS, now);
}
