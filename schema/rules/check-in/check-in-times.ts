import { BRAND } from '#schema/codes/base/brand.ts';
import { COUNTERS } from '#schema/codes/flights/airport-counters.ts';
import { ONLINE_ACTIONS } from '#schema/codes/orders/online-actions.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { checkInWindow } from './check-in-window.ts';

/**
 * When a passenger checks in for a departure: the first instant, the first at which it is too late,
 * and when the gate closes.
 */
export type CheckInTimes = {
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly gateClosesAt: Date;
};

const isHub = (airport: string): boolean => BRAND.hubs.some((hub) => hub === airport);

/**
 * When check-in for a departure from an airport (IATA) opens and closes: online where the site
 * offers it, else at the counter (RULES 7.1 and 7.12).
 */
export function checkInTimes(
  departsAt: Date,
  airport: string,
  isOnline: boolean = ONLINE_ACTIONS.CHECK_IN,
): CheckInTimes {
  const counterMinutes = isHub(airport) ? COUNTERS.hubOpenMinutes : COUNTERS.openMinutes;
  const online = checkInWindow(departsAt);
  return {
    opensAt: isOnline ? online.opensAt : addMinutes(departsAt, -counterMinutes),
    closesAt: isOnline ? online.closesAt : addMinutes(departsAt, -COUNTERS.closeMinutes),
    gateClosesAt: addMinutes(departsAt, -COUNTERS.gateCloseMinutes),
  };
}
