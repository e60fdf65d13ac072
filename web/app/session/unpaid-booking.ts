/** A booking that this tab holds and has not paid, for the home page. */
export interface UnpaidBooking {
  readonly orderId: string;
  readonly reference: string;
  readonly until: string;
}

/** Under which it is kept; null once there is none any more. */
export const UNPAID_BOOKING = 'held-booking';
