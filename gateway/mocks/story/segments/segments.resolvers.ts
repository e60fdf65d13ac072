import type { IResolvers } from '@graphql-tools/utils';
import { boardingPass } from '#gateway/mocks/story/check-in/boarding-pass.ts';
import { maskedContact } from '#gateway/mocks/story/check-in/cancel-check-in.ts';
import { checkInOf } from '#gateway/mocks/story/check-in/check-in-standing.ts';
import { seatView } from '#gateway/mocks/story/seats/seat-views.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import type { PassengerSegmentView } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { checkInWindow } from '#schema/rules/check-in/check-in-window.ts';
import { inStory } from './passenger-segment.ts';
import { segmentCapabilities } from './segment-capabilities.ts';

const checkInView = ({ story }: StoryParts, view: PassengerSegmentView) => {
  const { cancellations, contact, ...standing } = checkInOf(story, inStory(view));
  return {
    ...standing,
    ...checkInWindow(view.segment.departsAt),
    documentNeeded: false,
    place: standing.checkedInAt ? 'ONLINE' : null,
    contact: maskedContact(contact),
    cancellations,
    cancellationsLeft: LIMITS.checkInCancellationsPerSegment - cancellations,
  };
};

/** Seat, check-in and boarding pass of passengers on their segments. */
export const segmentResolvers = (parts: StoryParts): IResolvers => ({
  PassengerSegment: {
    capabilities: (view: PassengerSegmentView, _args: unknown, { now }: GatewayContext) =>
      segmentCapabilities(parts.story, inStory(view), now),
    seat: (view: PassengerSegmentView, _args: unknown, { now }: GatewayContext) =>
      seatView(parts, inStory(view), now),
    checkIn: (view: PassengerSegmentView) => checkInView(parts, view),
    boardingPass: (view: PassengerSegmentView, _args: unknown, { now }: GatewayContext) =>
      boardingPass(parts, inStory(view), now),
  },
});
