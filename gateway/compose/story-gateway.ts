import { createExecutableSchema, readTypeDefs } from '#gateway/graphql/executable-schema.ts';
import { nodeResolvers } from '#gateway/graphql/node.resolvers.ts';
import { scalarResolvers } from '#gateway/graphql/scalars/scalars.resolvers.ts';
import { createDocumentStore } from '#gateway/graphql/trusted-documents/document-store.ts';
import type { Manifest } from '#gateway/graphql/trusted-documents/published-documents.ts';
import { createGateway, type Gateway, type GatewayDependencies } from '#gateway/graphql/yoga.ts';
import { withMocks } from '#gateway/mocks/mocked-fields.ts';
import { RECIPES } from '#gateway/mocks/recipes.ts';
import { theMemberView } from '#gateway/mocks/story/club/member.ts';
import { storyResolvers } from '#gateway/mocks/story/story.resolvers.ts';
import { storyNodes } from '#gateway/mocks/story/story-nodes.ts';
import { createStoryParts } from '#gateway/mocks/story/story-services.ts';
import { TRAVELLER } from '#gateway/mocks/story/traveller.ts';
import type { GatewayLog } from '#gateway/ports/gateway-log.ts';
import type { ContextSource } from '#gateway/requests/context.ts';
import type { Services } from '#gateway/requests/services.ts';
import { modulesBeside } from './modules-beside.ts';

/**
 * The whole schema without a backend: the resolvers of modules on services in memory, the story's resolvers in place of the
 * other modules, and `@graphql-tools/mock` for the rest.
 */
export function createStoryMock(now: () => Date) {
  const parts = createStoryParts(now);
  const story = storyResolvers(parts);
  const modules = modulesBeside(story);
  const nodes = Object.assign({}, ...modules.map((module) => module.nodes), storyNodes(parts));
  const resolvers = [
    scalarResolvers,
    ...modules.flatMap((module) => module.resolvers ?? []),
    ...story,
    nodeResolvers(nodes),
  ];
  const schema = withMocks(createExecutableSchema(readTypeDefs(), resolvers), RECIPES, now);
  // what a command of a module answers with, where the story has the member
  const members = {
    ...parts.services.members,
    find: async () => theMemberView(parts, now()),
  };
  const services = { ...parts.services, members } as object as Services;
  const source: ContextSource = { services, now, actorOf: () => TRAVELLER };
  return { schema, source, parts };
}

interface StoryGatewayOptions {
  /** The trusted documents that it accepts, besides free text. */
  readonly documents: Manifest;
  readonly log: GatewayLog;
  readonly now: () => Date;
  readonly observe?: GatewayDependencies['observe'];
  /** The mock that answers; one of its own where none is given. */
  readonly mock?: Pick<ReturnType<typeof createStoryMock>, 'schema' | 'source'>;
}

/** The mock as a gateway, with the trusted documents, the limits and the caching of the real one. */
export async function createStoryGateway({
  documents,
  log,
  now,
  observe,
  mock = createStoryMock(now),
}: StoryGatewayOptions): Promise<Gateway> {
  const { schema, source } = mock;
  const store = await createDocumentStore({ schema, own: documents, log });
  return createGateway({ ...source, schema, mode: 'demo', documents: store, log, observe });
}
