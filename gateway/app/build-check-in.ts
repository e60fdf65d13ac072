import { createBoardingPassDocuments } from '#gateway/modules/check-in/boarding-passes/boarding-pass-documents.service.ts';
import {
  type CheckInActionSources,
  checkInActions,
} from '#gateway/modules/check-in/check-in-actions.ts';
import type { CheckInDependencies } from '#gateway/modules/check-in/check-in-dependencies.ts';
import { createCheckInService } from '#gateway/modules/check-in/check-ins.service.ts';
import { changeActions } from '#gateway/modules/date-changes/change-actions.ts';
import { dateChangeProcedures } from '#gateway/modules/date-changes/read/chain.repository.ts';
import type { ExtrasService } from '#gateway/modules/extras/extras.service.ts';
import { extrasOnFlight } from '#gateway/modules/extras/orders/extras-on-flight.ts';
import { extrasActions } from '#gateway/modules/extras/passengers/extras-status.ts';
import { couponsHeld } from '#gateway/modules/facts/held-coupons.condition.ts';
import { mealActions } from '#gateway/modules/meals/meal-status.ts';
import type { SegmentActionSource } from '#gateway/modules/orders/order-dependencies.ts';
import {
  cancelledSegments,
  type FlightKnowledge,
} from '#gateway/modules/orders/segments/cancelled-segments.ts';
import { couponProcedures } from '#gateway/modules/orders/segments/coupon-procedures.repository.ts';
import { proceduresOfRead } from '#gateway/modules/orders/segments/procedures.ts';
import { pendingPayment } from '#gateway/modules/payments/pending-payment.condition.ts';
import { refundActions } from '#gateway/modules/refunds/refund-actions.ts';
import { refundUnderWay } from '#gateway/modules/refunds/refund-under-way.condition.ts';
import {
  type SeatActionSources,
  seatActions,
} from '#gateway/modules/seats/passengers/seat-actions.ts';
import type { Services } from '#gateway/requests/services.ts';
import { OFFERED_ORDER_ACTIONS } from '#schema/codes/orders/online-actions.ts';

/** What keeps an order, and the account of its member: money and refunds that are under way. */
export const HOLDS = [pendingPayment, refundUnderWay, couponsHeld];

/**
 * What keeps coupons from anything else, and does not stand in them: changes of date that wait for
 * their payment.
 */
export const OTHER_PROCEDURES = [dateChangeProcedures];

/** What keeps coupons from anything else: refunds and changes of date that are under way. */
export const PROCEDURES = [couponProcedures, ...OTHER_PROCEDURES];

/** What passengers of segments may do about refunds. */
const REFUND_ACTIONS = refundActions(OFFERED_ORDER_ACTIONS);

/** What check-in is built from. */
type CheckInParts = Omit<CheckInDependencies, 'extrasOn'> & {
  readonly extras: ExtrasService;
};

/** Check-in, and the boarding passes that come of it. */
export function buildCheckIn(parts: CheckInParts): Pick<Services, 'checkIns' | 'boardingPasses'> {
  const extrasOn = extrasOnFlight(parts.extras);
  const sources = { ...parts, extrasOn };
  return {
    checkIns: createCheckInService(sources),
    boardingPasses: createBoardingPassDocuments(sources),
  };
}

/** What several services ask about an order that was read. */
export const orderQuestions = (knowledge: FlightKnowledge) => ({
  proceduresOf: proceduresOfRead(OTHER_PROCEDURES),
  cancelledOf: cancelledSegments(knowledge),
});

type SegmentActionParts = FlightKnowledge &
  Omit<CheckInActionSources & SeatActionSources, 'proceduresOf' | 'cancelledOf'>;

/**
 * What can be done with passengers on segments. What several of these ask about an order is loaded
 * once for them.
 */
export function buildSegmentActions(parts: SegmentActionParts): SegmentActionSource[] {
  const asked = { ...parts, ...orderQuestions(parts) };
  return [
    seatActions(asked),
    mealActions(asked),
    extrasActions(asked),
    checkInActions(asked),
    REFUND_ACTIONS,
    changeActions({ ...asked, offered: OFFERED_ORDER_ACTIONS }),
  ];
}
