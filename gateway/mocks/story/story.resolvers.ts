import type { IResolvers } from '@graphql-tools/utils';
import type { GatewayContext } from '#gateway/requests/context.ts';
import type { StoryParts } from './story-services.ts';

/** What no module resolves yet, answered from the story. */
export const storyResolvers = (_parts: StoryParts): IResolvers<unknown, GatewayContext> => ({});
