import { EXPECTANT_MOTHERS } from '#schema/codes/travellers/expectant-mothers.ts';
import { daysBetween, type LocalDate } from '#schema/rules/base/local-date.ts';

/**
 * How an expectant mother travels: without conditions, with a doctor's certificate, or not any
 * more.
 */
export type ExpectantMotherTravel = 'FREE' | 'CERTIFICATE' | 'NOT_ACCEPTED';

const DAYS_A_WEEK = 7;

/** Completed weeks of a pregnancy on a day, by the day on which the birth is due. */
export const weekOfPregnancy = (dueOn: LocalDate, on: LocalDate): number =>
  Math.floor((EXPECTANT_MOTHERS.termWeeks * DAYS_A_WEEK - daysBetween(on, dueOn)) / DAYS_A_WEEK);

/**
 * What applies in a week of pregnancy, counted on the day of the last flight. `children` are those
 * expected.
 */
export function expectantMotherTravel(week: number, children: number): ExpectantMotherTravel {
  const { certificateFromWeek, noTravelFromWeek } =
    children > 1 ? EXPECTANT_MOTHERS.multiple : EXPECTANT_MOTHERS.single;
  if (week >= noTravelFromWeek) return 'NOT_ACCEPTED';
  return week >= certificateFromWeek ? 'CERTIFICATE' : 'FREE';
}
