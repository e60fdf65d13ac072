const LIFTABLE: readonly string[] = [
  'STILL_CHECKED_IN',
  'CHANGE_IN_PROGRESS',
  'REFUND_IN_PROGRESS',
  'NOT_TICKETED',
];

/** Whether there may be a page on which a reason is lifted. */
export const isLiftable = (code: string): boolean => LIFTABLE.includes(code);
