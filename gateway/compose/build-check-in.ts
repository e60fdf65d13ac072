import { databaseNow } from '#gateway/database/database-now.ts';
import type { BenefitService } from '#gateway/modules/benefits/benefits.service.ts';
import { extrasOnFlight } from '#gateway/modules/benefits/orders/extras-on-flight.ts';
import { extrasActions } from '#gateway/modules/benefits/passengers/extras-standing.ts';
import { createBoardingPassDocuments } from '#gateway/modules/check-in/boarding-passes/boarding-pass-documents.service.ts';
import {
  type CheckInActionSources,
  checkInActions,
} from '#gateway/modules/check-in/check-in-actions.ts';
import type { CheckInSources } from '#gateway/modules/check-in/check-in-sources.ts';
import { createCheckInService } from '#gateway/modules/check-in/check-ins.service.ts';
import { changeActions } from '#gateway/modules/date-changes/change-actions.ts';
import { mealActions } from '#gateway/modules/meals/meal-actions.ts';
import type { SegmentActionSource } from '#gateway/modules/orders/order-sources.ts';
import {
  cancelledSegments,
  type FlightKnowledge,
} from '#gateway/modules/orders/segments/cancelled-segments.ts';
import { proceduresOfRead } from '#gateway/modules/orders/segments/procedures.ts';
import {
  type SeatActionSources,
  seatActions,
} from '#gateway/modules/seats/passengers/seat-actions.ts';
import type { Services } from '#gateway/requests/services.ts';
import { OFFERED_ORDER_ACTIONS } from '#schema/codes/orders/online-actions.ts';
import { OTHER_PROCEDURES, REFUND_ACTIONS } from './build-refunds.ts';

/** What check-in is built from; its clock is the database's. */
type CheckInParts = Omit<CheckInSources, 'nowIn' | 'extrasOn'> & {
  readonly benefits: BenefitService;
};

/** Check-in, and the boarding passes that come of it. */
export const buildCheckIn = (
  parts: CheckInParts,
): Pick<Services, 'checkIns' | 'boardingPasses'> => {
  const extrasOn = extrasOnFlight(parts.benefits);
  const sources = { ...parts, extrasOn, nowIn: databaseNow };
  return {
    checkIns: createCheckInService(sources),
    boardingPasses: createBoardingPassDocuments(sources),
  };
};

/** What several services ask about an order that was read. */
export const orderQuestions = (knowledge: FlightKnowledge) => ({
  proceduresOf: proceduresOfRead(OTHER_PROCEDURES),
  cancelledOf: cancelledSegments(knowledge),
});

type SegmentActionParts = FlightKnowledge &
  Omit<CheckInActionSources & SeatActionSources, 'proceduresOf' | 'cancelledOf'>;

/** What can be done with passengers on segments. What several of these ask about an order is loaded once for them. */
export const buildSegmentActions = (parts: SegmentActionParts): SegmentActionSource[] => {
  const asked = { ...parts, ...orderQuestions(parts) };
  return [
    seatActions(asked),
    mealActions(asked),
    extrasActions(asked),
    checkInActions(asked),
    REFUND_ACTIONS,
    changeActions({ ...asked, offered: OFFERED_ORDER_ACTIONS }),
  ];
};
