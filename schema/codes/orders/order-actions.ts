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
