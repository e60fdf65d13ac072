import { cancelCheckInPath } from '#web/app/components/check-in/check-in-paths.ts';
import {
  flightsToCheckIn,
  type OpenFlight,
} from '#web/app/components/check-in/flights-to-check-in.ts';
import { dateChangePath } from '#web/app/components/date-change/change-paths.ts';
import { paymentPath } from '#web/app/components/order-view/order-paths.ts';
import { refundPath } from '#web/app/components/refund-view/refund-paths.ts';
import type { LiftBlockQuery } from './unblock-links.query.gen.ts';

/** What of an order keeps it from being changed or refunded, as far as it can be lifted. */
export type LiftableOrder = NonNullable<LiftBlockQuery['order']>;

/**
 * Where a traveller lifts what is in the way: an English address, and the flight that it is about.
 */
export type WayToLift = { readonly path: string; readonly flight: string | null };

/** A refund that has ended is in no one's way. */
const ENDED: readonly string[] = ['SUCCEEDED', 'REJECTED', 'WITHDRAWN'];

const about = (path: string): WayToLift => ({ path, flight: null });

/**
 * The pages on which what is in the way can be lifted; none where nothing can be done about it
 * online.
 * @param code the reason of a refused action
 * @param openFlights the list of check-in, which may have flights of other orders too
 */
export function waysToLift(
  code: string,
  order: LiftableOrder,
  openFlights: readonly OpenFlight[],
): WayToLift[] {
  const { id, state, passengerSegments, dateChanges, refunds } = order;
  if (code === 'STILL_CHECKED_IN')
    return flightsToCheckIn(passengerSegments, openFlights)
      .filter(({ actions }) => actions.includes('CANCEL_CHECK_IN'))
      .map(({ itineraryId, flightNumber: flight }) => ({
        path: cancelCheckInPath(itineraryId),
        flight,
      }));
  if (code === 'CHANGE_IN_PROGRESS')
    return dateChanges
      .filter((change) => change.state === 'PENDING_PAYMENT')
      .map((change) => about(dateChangePath(change.id)));
  if (code === 'REFUND_IN_PROGRESS')
    return (refunds ?? [])
      .filter((refund) => !ENDED.includes(refund.state))
      .map((refund) => about(refundPath(refund.id)));
  if (code === 'NOT_TICKETED' && state === 'PENDING_PAYMENT') return [about(paymentPath(id))];
  return [];
}
