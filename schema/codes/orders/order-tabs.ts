/** The tabs of a list of orders (RULES 4.5): views, not states. */
export const ORDER_TABS = [
  'ALL',
  'PENDING_PAYMENT',
  'PENDING_TRAVEL',
  'CANCELLED',
  'COMPLETED',
] as const;
export type OrderTab = (typeof ORDER_TABS)[number];
