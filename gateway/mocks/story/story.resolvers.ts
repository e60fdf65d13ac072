import type { IResolvers } from '@graphql-tools/utils';
import { checkInResolvers } from './check-in/check-in.resolvers.ts';
import { viewerResolvers } from './club/viewer.resolvers.ts';
import { payableResolvers } from './payments/payables.resolvers.ts';
import { refundResolvers } from './refunds/refunds.resolvers.ts';
import { seatResolvers } from './seats/seats.resolvers.ts';
import { segmentResolvers } from './segments/segments.resolvers.ts';
import type { StoryParts } from './story-services.ts';

/** What no module resolves yet, answered from the story: a module that comes takes its place. */
export const storyResolvers = (parts: StoryParts): IResolvers[] => [
  segmentResolvers(parts),
  seatResolvers(parts),
  checkInResolvers(parts),
  refundResolvers(parts),
  viewerResolvers(parts),
  payableResolvers(parts),
];
