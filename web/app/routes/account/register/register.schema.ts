import * as v from 'valibot';
import { APPELLATIONS } from '#schema/codes/travellers/appellations.ts';
import { GENDERS } from '#schema/codes/travellers/genders.ts';
import { loginPasswordProblem, repeatedPasswordProblem } from '#schema/rules/access/credentials.ts';
import { isLocalDate } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { memberAgeProblem } from '#schema/rules/club/member-age.ts';
import { nameProblem } from '#schema/rules/travellers/names.ts';
import { CodeText } from '#web/app/forms/code/code-text.ts';

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

const agreed = v.pipe(v.optional(v.boolean(), false), v.literal(true, 'AGREEMENT_REQUIRED'));

/** What may be left out: empty is null. */
const leftOut = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text || null),
);
const chosen = <const Code extends string>(codes: readonly Code[]) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => codes.find((code) => code === text) ?? null),
  );

/** What a new member gives, ruled as the gateway rules it. The password may be left out: one signs in by code then. */
export const RegisterSchema = v.pipe(
  v.object({
    code: CodeText,
    lastName: ruledBy(nameProblem),
    firstName: ruledBy(nameProblem),
    dateOfBirth: ruledBy(birthProblem),
    title: chosen(APPELLATIONS),
    gender: chosen(GENDERS),
    nationality: leftOut,
    loginPassword: ruledBy((text) => (text === '' ? null : loginPasswordProblem(text))),
    repeated: v.string(),
    agreements: v.object({ MEMBERSHIP: agreed, PRIVACY: agreed }),
  }),
  v.forward(
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { loginPassword, repeated } = dataset.value;
      const found = loginPassword && repeatedPasswordProblem(loginPassword, repeated);
      if (found) addIssue({ message: found });
    }),
    ['repeated'],
  ),
);
