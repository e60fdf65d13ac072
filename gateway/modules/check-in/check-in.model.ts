import type {
  PassengerSegmentKey,
  PassengerSegmentView,
} from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { CheckInPlace } from '#gateway/resolvers.gen.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import type { CheckInState } from '#schema/codes/orders/states.ts';

/** A flight of an order. */
export type FlightOfOrder = { readonly orderId: string; readonly segmentIndex: number };

/** A check-in as it is stored: it was made at least once. */
export type StoredCheckIn = PassengerSegmentKey & {
  readonly orderId: string;
  readonly state: Exclude<CheckInState, 'NOT_CHECKED_IN'>;
  readonly place: CheckInPlace;
  readonly sequenceNumber: number;
  /** An e-mail address, or a phone in E.164. */
  readonly contact: string;
  /** The language in which it was made, of boarding passes too. */
  readonly locale: Locale;
  readonly cancellations: number;
  readonly checkedInAt: Date;
  readonly sentTo: string | null;
  readonly sentAt: Date | null;
};

/** The check-in of one passenger on one flight; `stored` is null before the first. */
export type CheckInModel = {
  readonly one: PassengerSegmentView;
  readonly stored: StoredCheckIn | null;
};

/** A check-in that was made or cancelled. */
export type CheckInRecord = PassengerSegmentKey & {
  readonly id: string;
  readonly orderId: string;
  readonly state: StoredCheckIn['state'];
  readonly place: CheckInPlace;
  readonly seatNumber: string | null;
  readonly at: Date;
};

/** Whether a passenger is on the list of the flight, to be confirmed or not. */
export const isCheckedIn = (stored: Pick<StoredCheckIn, 'state'> | null | undefined): boolean =>
  stored?.state === 'CHECKED_IN' || stored?.state === 'CONFIRMING';
