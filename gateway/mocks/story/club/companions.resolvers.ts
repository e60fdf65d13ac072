import type { IResolvers } from '@graphql-tools/utils';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import type {
  AddFrequentPassengerInput,
  RemoveFrequentPassengerInput,
  UpdateFrequentPassengerInput,
} from '#gateway/resolvers.gen.ts';
import { addCompanion, removeCompanion, updateCompanion } from './companions.ts';
import { theMemberView } from './member.ts';

type Input<Of> = { readonly input: Of };

/** Frequent passengers: saved, replaced and removed. */
export const companionResolvers = (parts: StoryParts): IResolvers => ({
  Mutation: {
    async addFrequentPassenger(
      _root: unknown,
      { input }: Input<AddFrequentPassengerInput>,
      { now }: GatewayContext,
    ) {
      const work = () => addCompanion(parts, input.passenger, now);
      const reused = [{ code: 'IDEMPOTENCY_KEY_REUSED', path: ['idempotencyKey'] }];
      const none = { frequentPassenger: null, userErrors: reused };
      const answer = (await parts.story.once('addFrequentPassenger', input, work)) ?? none;
      return { ...answer, member: theMemberView(parts, now) };
    },
    updateFrequentPassenger: (
      _root: unknown,
      { input }: Input<UpdateFrequentPassengerInput>,
      { now }: GatewayContext,
    ) => updateCompanion(parts, input.frequentPassengerId, input.passenger, now),
    removeFrequentPassenger: (
      _root: unknown,
      { input }: Input<RemoveFrequentPassengerInput>,
      { now }: GatewayContext,
    ) => ({
      ...removeCompanion(parts.story, input.frequentPassengerId),
      member: theMemberView(parts, now),
    }),
  },
});
