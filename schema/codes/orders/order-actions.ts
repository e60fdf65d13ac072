/** What can be done with an order, in the order in which screens offer it (RULES 4.9). */
export const ORDER_ACTIONS = [
  'PAY',
  'CANCEL',
  'CORRECT',
  'CHECK_IN',
  'CANCEL_CHECK_IN',
  'SELECT_SEAT',
  'CHANGE_DATE',
  'REFUND',
  'RECEIPT',
] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** What can be done with one passenger on one segment only. */
export const SEGMENT_ACTIONS = [
  'CANCEL_SEAT',
  'BOARDING_PASS',
  'CHOOSE_MEAL',
  'BUY_EXTRAS',
] as const;

/** What can be done with one refund. */
export const REFUND_ACTIONS = ['WITHDRAW_REFUND'] as const;

/** What can be done with one segment for its passengers. */
export const DECISIONS = ['DECIDE_AIRLINE_CHANGE'] as const;
