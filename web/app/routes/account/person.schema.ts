import { isLocalDate } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { memberAgeProblem } from '#schema/rules/club/member-age.ts';
import { nameProblem } from '#schema/rules/travellers/names.ts';
import { ruledText } from './ruled-by.ts';

const birthProblem = (day: string): string | null => {
  if (day === '') return 'REQUIRED';
  if (!isLocalDate(day)) return 'DATE_OF_BIRTH_INVALID';
  return memberAgeProblem(day, commercialDay(new Date()));
};

/** A member's last name, or first names. */
export const NameText = ruledText(nameProblem);

/** A member's date of birth. */
export const BirthText = ruledText(birthProblem);
