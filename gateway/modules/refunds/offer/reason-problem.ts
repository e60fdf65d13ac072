import type { Database } from '#gateway/database/database.ts';
import type { PassengerSegmentView } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { RefundQuestion } from '#gateway/modules/refunds/refund.model.ts';
import type { RefundSources } from '#gateway/modules/refunds/refund-sources.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import {
  isByAirline,
  type RefundedFlight,
  reasonProblem,
} from '#schema/rules/after-sale/refund-reason.ts';

/**
 * Whether what the airline is said to have done is true: by the change by the airline that is named, or else bound by bound as
 * operations control knows it. Null when it is.
 */
export const statedReasonProblem = async (
  db: Database,
  { flightStatus, airlineChanges }: Pick<RefundSources, 'flightStatus' | 'airlineChanges'>,
  { orderId, reason, airlineChangeId, boundIndexes }: RefundQuestion,
  given: readonly PassengerSegmentView[],
  now: Date,
): Promise<'REASON_NOT_TRUE' | 'AIRLINE_CHANGE_CLOSED' | null> => {
  if (airlineChangeId) {
    const right = await airlineChanges.right(db, airlineChangeId, orderId, now);
    const isMeant = boundIndexes === null || boundIndexes.includes(right?.boundIndex ?? -1);
    if (!right?.refund || !isMeant) return 'AIRLINE_CHANGE_CLOSED';
    return isByAirline(reason) ? null : 'REASON_NOT_TRUE';
  }
  if (!isByAirline(reason)) return null;
  const bounds = new Map<number, RefundedFlight[]>();
  for (const { segment } of given) {
    const { flightNumber, departureDate: date, boundIndex } = segment;
    const status = await flightStatus.find(flightId({ flightNumber, date }), now);
    const flight = {
      cancelled: status?.cancelled ?? false,
      shiftMinutes: status?.departureDelay ?? 0,
    };
    bounds.set(boundIndex, [...(bounds.get(boundIndex) ?? []), flight]);
  }
  return reasonProblem(reason, [...bounds.values()]);
};
