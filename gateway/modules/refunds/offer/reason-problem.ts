import type { PassengerSegmentView } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { RefundSources } from '#gateway/modules/refunds/refund-sources.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { RefundReason } from '#schema/codes/orders/refund-reasons.ts';
import {
  isByAirline,
  type RefundedFlight,
  reasonProblem,
} from '#schema/rules/after-sale/refund-reason.ts';

/** Whether what the airline is said to have done is true, bound by bound; asked of operations control. Null when it is. */
export const statedReasonProblem = async (
  { flightStatus }: Pick<RefundSources, 'flightStatus'>,
  reason: RefundReason,
  given: readonly PassengerSegmentView[],
  now: Date,
): Promise<'REASON_NOT_TRUE' | null> => {
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
