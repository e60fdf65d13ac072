import * as v from 'valibot';
import { loginPasswordProblem } from '#schema/rules/access/credentials.ts';
import { isLocalDate } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { guardianProblems } from '#schema/rules/club/member-age.ts';
import { CodeText } from '#web/app/forms/code/code-text.ts';
import { repeatedLike } from '#web/app/routes/account/new-password.schema.ts';
import { BirthText, NameText } from '#web/app/routes/account/person.schema.ts';
import { ruledText } from '#web/app/routes/account/rule-check.ts';

const agreed = v.pipe(v.optional(v.boolean(), false), v.literal(true, 'AGREEMENT_REQUIRED'));

type Joining = {
  readonly dateOfBirth: string;
  readonly guardianName: string;
  readonly agreements: { readonly GUARDIAN: boolean };
};

/** What a minor's registration lacks at one of the two fields (RULES 9.18). */
const guardianRule = <Values extends Joining>(field: 'name' | 'consent') =>
  v.rawCheck<Values>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { dateOfBirth, guardianName: name, agreements } = dataset.value;
    if (!isLocalDate(dateOfBirth)) return;
    const consent = { given: agreements.GUARDIAN, name };
    const problem = guardianProblems(dateOfBirth, consent, commercialDay(new Date())).find(
      (one) => one.field === field,
    );
    if (problem) addIssue({ message: problem.code });
  });

/**
 * What a new member gives, ruled as the gateway rules it. The password may be left out: one signs
 * in by code then.
 */
export const RegisterSchema = v.pipe(
  v.object({
    code: CodeText,
    lastName: NameText,
    firstName: NameText,
    dateOfBirth: BirthText,
    loginPassword: ruledText((text) => (text === '' ? null : loginPasswordProblem(text))),
    repeated: v.string(),
    agreements: v.object({
      MEMBERSHIP: agreed,
      PRIVACY: agreed,
      GUARDIAN: v.optional(v.boolean(), false),
    }),
    guardianName: v.optional(v.string(), ''),
  }),
  v.forward(guardianRule('name'), ['guardianName']),
  v.forward(guardianRule('consent'), ['agreements', 'GUARDIAN']),
  v.forward(
    repeatedLike(({ loginPassword }) => loginPassword || null),
    ['repeated'],
  ),
);
