import { isLocalDate, type LocalDate } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { memberAgeProblem } from '#schema/rules/club/member-age.ts';
import { nameProblem } from '#schema/rules/travellers/names.ts';
import { ruledText } from './rule-check.ts';

/** A member's last name, or first names. */
export const NameText = ruledText(nameProblem);

/** A day of birth. @param problem what a rule says about it on a commercial day */
export const birthText = (problem: (day: LocalDate, today: LocalDate) => string | null) =>
  ruledText((day) => {
    if (day === '') return 'REQUIRED';
    return isLocalDate(day) ? problem(day, commercialDay(new Date())) : 'DATE_OF_BIRTH_INVALID';
  });

/** A member's date of birth. */
export const BirthText = birthText(memberAgeProblem);
