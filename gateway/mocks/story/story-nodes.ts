import { readGlobalId } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import { boardingPass } from './check-in/boarding-pass.ts';
import { checkInItineraries } from './check-in/itineraries.ts';
import { theMemberView } from './club/member.ts';
import { messageView } from './club/messages.ts';
import { viewerView } from './club/viewer.resolvers.ts';
import { refundView } from './refunds/refund-view.ts';
import { findSeatOrder } from './seats/seat-order-standing.ts';
import { segmentByKey } from './segments/passenger-segment.ts';
import type { StoryParts } from './story-services.ts';
import { TRAVELLER } from './traveller.ts';

/** How `node(id:)` finds the objects of the story that no module has. */
export const storyNodes = (parts: StoryParts): Readonly<Record<string, NodeLoader>> => {
  const { story } = parts;
  return {
    SeatOrder: (key, { now }) => findSeatOrder(parts, key, now),
    async BoardingPass(key, { now }) {
      const one = await segmentByKey(parts, key, now);
      return one && boardingPass(parts, one, now);
    },
    CheckInItinerary: (key, { now }) =>
      checkInItineraries(parts, now).find(({ id }) => readGlobalId(id)?.key === key) ?? null,
    Refund(key, { now }) {
      const found = story.refunds.get(key);
      return found ? refundView(parts, found, now) : null;
    },
    UploadedFile: (key) => story.uploads.get(key) ?? null,
    Message: (key, { now }) => messageView(parts, key, now),
    Viewer: (_key, { now }) => viewerView(parts, now),
    Member: (key, { now }) =>
      key === TRAVELLER.memberId && story.session.signedIn ? theMemberView(parts, now) : null,
  };
};
