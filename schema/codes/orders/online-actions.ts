import type { OrderAction } from './order-actions.ts';

/**
 * What a passenger can do on the site today. What is `false` is done by phone or at the counter.
 * Buttons, pages, e-mails and receipts follow this list (RULES 4.17): a text about such an action
 * has a wording for both.
 */
export const ONLINE_ACTIONS = {
  CHECK_IN: true,
  SELECT_SEAT: true,
  CHANGE_DATE: true,
  REFUND: true,
  /** Also to join the club, to see card and level, and to set a login password. */
  SIGN_IN: true,
  SET_POINTS_PASSWORD: true,
  SAVE_PASSENGERS: true,
  PAY_WITH_POINTS: true,
  ORDER_SPECIAL_MEAL: true,
} satisfies Record<string, boolean>;

export type OnlineAction = keyof typeof ONLINE_ACTIONS;

const NEEDED_FOR = {
  CHECK_IN: 'CHECK_IN',
  CANCEL_CHECK_IN: 'CHECK_IN',
  SELECT_SEAT: 'SELECT_SEAT',
  CHANGE_DATE: 'CHANGE_DATE',
  REFUND: 'REFUND',
} as const satisfies Partial<Record<OrderAction, OnlineAction>>;

/**
 * What the site offers for an order beyond PAY, CANCEL, CORRECT and RECEIPT, which it always does.
 */
export const OFFERED_ORDER_ACTIONS: ReadonlySet<OrderAction> = new Set(
  (Object.keys(NEEDED_FOR) as (keyof typeof NEEDED_FOR)[]).filter(
    (action) => ONLINE_ACTIONS[NEEDED_FOR[action]],
  ),
);

/** The branch that a message `{CHECK_IN, select, online {…} other {…}}` takes today. */
export const onlineBranch = (action: OnlineAction): 'online' | 'other' =>
  ONLINE_ACTIONS[action] ? 'online' : 'other';

export const isOnlineAction = (name: string): name is OnlineAction => name in ONLINE_ACTIONS;
