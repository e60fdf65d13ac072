import type { IResolvers } from '@graphql-tools/utils';
import { airlineChangeResolvers } from './airline-changes/airline-changes.resolvers.ts';
import { benefitResolvers } from './benefits/benefits.resolvers.ts';
import { changeResolvers } from './changes/changes.resolvers.ts';
import { checkInResolvers } from './check-in/check-in.resolvers.ts';
import { accountResolvers } from './club/account.resolvers.ts';
import { claimResolvers } from './club/claim.resolvers.ts';
import { joiningResolvers } from './club/joining.resolvers.ts';
import { viewerResolvers } from './club/viewer.resolvers.ts';
import { orderResolvers } from './orders/orders.resolvers.ts';
import { refundResolvers } from './refunds/refunds.resolvers.ts';
import { seatResolvers } from './seats/seats.resolvers.ts';
import { segmentResolvers } from './segments/segments.resolvers.ts';
import type { StoryParts } from './story-parts.ts';

/**
 * What is answered from the story: what no module resolves yet, and what a module resolves from a database of which the story
 * has no counterpart in memory. A module one of whose root fields is answered here is left out of the mock as a whole
 * (`modulesBeside`), since its models are not the story's.
 */
export const storyResolvers = (parts: StoryParts): IResolvers[] => [
  orderResolvers(),
  segmentResolvers(parts),
  seatResolvers(parts),
  checkInResolvers(parts),
  refundResolvers(parts),
  changeResolvers(parts),
  airlineChangeResolvers(parts),
  benefitResolvers(parts),
  viewerResolvers(parts),
  accountResolvers(parts),
  joiningResolvers(parts),
  claimResolvers(parts),
];
