import type { Database } from '#gateway/database/database.ts';
import { databaseNow } from '#gateway/database/database-now.ts';
import { createBoardingPassDocuments } from '#gateway/modules/check-in/boarding-passes/boarding-pass-documents.service.ts';
import {
  type CheckInActionSources,
  checkInActions,
} from '#gateway/modules/check-in/check-in-actions.ts';
import type { CheckInSources } from '#gateway/modules/check-in/check-in-sources.ts';
import { createCheckInService } from '#gateway/modules/check-in/check-ins.service.ts';
import { changeActions } from '#gateway/modules/date-changes/change-actions.ts';
import type { SegmentActionSource } from '#gateway/modules/orders/order-sources.ts';
import {
  type SeatActionSources,
  seatActions,
} from '#gateway/modules/seats/passengers/seat-actions.ts';
import type { SeatService } from '#gateway/modules/seats/seats.service.ts';
import type { Services } from '#gateway/requests/services.ts';
import { createSimulatedCounter } from '#gateway/simulated/departure-control/simulated-counter.ts';
import { OFFERED_ORDER_ACTIONS } from '#schema/codes/orders/online-actions.ts';
import { REFUND_ACTIONS } from './build-refunds.ts';

/** What check-in is built from; its clock is the database's. */
type CheckInParts = Omit<CheckInSources, 'nowIn' | 'counter'> & { readonly db: Database };

/** Check-in, and the boarding passes that come of it. */
export const buildCheckIn = (
  parts: CheckInParts,
): Pick<Services, 'checkIns' | 'boardingPasses'> => {
  const counter = createSimulatedCounter(parts.db);
  const sources = { ...parts, counter, nowIn: databaseNow };
  return {
    checkIns: createCheckInService(sources),
    boardingPasses: createBoardingPassDocuments(sources),
  };
};

/** What can be done with passengers on segments. Seats are built from the orders that ask, so they are named by a function. */
export const buildSegmentActions = (
  parts: Omit<CheckInActionSources, 'liveSeats' | 'seatOrder'> & SeatActionSources,
  seats: () => SeatService,
): SegmentActionSource[] => [
  seatActions(parts),
  checkInActions({
    ...parts,
    liveSeats: (...asked) => seats().liveOf(...asked),
    seatOrder: (...asked) => seats().order(...asked),
  }),
  REFUND_ACTIONS,
  changeActions({ ...parts, offered: OFFERED_ORDER_ACTIONS }),
];
