import * as v from 'valibot';
import { isLocalDate } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { memberAgeProblem } from '#schema/rules/club/member-age.ts';
import { nameProblem } from '#schema/rules/travellers/names.ts';

const ruledBy = (problem: (text: string) => string | null) =>
  v.pipe(
    v.string('REQUIRED'),
    v.rawCheck(({ dataset, addIssue }) => {
      const found = dataset.typed ? problem(dataset.value) : null;
      if (found) addIssue({ message: found });
    }),
  );

const birthProblem = (day: string): string | null => {
  if (day === '') return 'REQUIRED';
  if (!isLocalDate(day)) return 'DATE_OF_BIRTH_INVALID';
  return memberAgeProblem(day, commercialDay(new Date()));
};

/** The member's own data, ruled as the gateway rules it. What may be left out is empty then. */
export const ProfileSchema = v.object({
  lastName: ruledBy(nameProblem),
  firstName: ruledBy(nameProblem),
  title: v.string(),
  gender: v.string(),
  dateOfBirth: ruledBy(birthProblem),
  nationality: v.string(),
  locale: v.string(),
});
