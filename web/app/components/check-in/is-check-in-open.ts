import { ONLINE_ACTIONS } from '#schema/codes/orders/online-actions.ts';
import { checkInWindowProblem } from '#schema/rules/check-in/check-in-window.ts';

/**
 * Whether a flight that leaves at an instant can be checked in for online now, as far as its times
 * say.
 */
export const isCheckInOpen = (departsAt: string, now: string): boolean =>
  ONLINE_ACTIONS.CHECK_IN && checkInWindowProblem(new Date(departsAt), new Date(now)) === null;
