import { readGlobalId } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import { BENEFITS } from '#gateway/simulated/benefits/benefits.data.ts';
import { airlineChangeOf } from './airline-changes/airline-change.ts';
import { airlineChangeView } from './airline-changes/airline-change-view.ts';
import { couponsOf, shownBenefitOrder } from './benefits/benefit-standing.ts';
import { benefitOrderView, benefitView, couponView } from './benefits/benefit-views.ts';
import { findDateChange } from './changes/change-standing.ts';
import { dateChangeView } from './changes/date-change-view.ts';
import { boardingPass } from './check-in/boarding-pass.ts';
import { checkInItineraries } from './check-in/itineraries.ts';
import { theMemberView } from './club/member.ts';
import { messageView } from './club/messages.ts';
import { viewerView } from './club/viewer.resolvers.ts';
import { refundView } from './refunds/refund-view.ts';
import { findSeatOrder } from './seats/seat-order-standing.ts';
import { segmentByKey } from './segments/passenger-segment.ts';
import type { StoryParts } from './story-parts.ts';
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
    DateChange(key, { now }) {
      const found = findDateChange(parts, key, now);
      return found && dateChangeView(parts, found, now);
    },
    async AirlineChange(key, { now }) {
      const found = airlineChangeOf(parts, key, now);
      const order = found && (await parts.orders.find({ id: found.orderId }, TRAVELLER, now));
      return found && order ? airlineChangeView(parts, order, found, now) : null;
    },
    BenefitOrder(key, { now }) {
      const found = shownBenefitOrder(parts, key, now);
      return found && benefitOrderView(parts, found, now);
    },
    BenefitCoupon(key, { now }) {
      const found = couponsOf(parts, now).find(({ id }) => id === key);
      return found ? couponView(parts, found, now) : null;
    },
    Benefit(key) {
      const found = BENEFITS.find(({ id }) => id === key);
      return found ? benefitView(found) : null;
    },
    UploadedFile: (key) => story.uploads.get(key) ?? null,
    Message: (key, { now }) => messageView(parts, key, now),
    Viewer: (_key, { now }) => viewerView(parts, now),
    Member: (key, { now }) =>
      key === TRAVELLER.memberId && story.session.signedIn ? theMemberView(parts, now) : null,
  };
};
