import * as v from 'valibot';
import { APPELLATIONS } from '#schema/codes/travellers/appellations.ts';
import { GENDERS } from '#schema/codes/travellers/genders.ts';
import { loginPasswordProblem } from '#schema/rules/access/credentials.ts';
import { CodeText } from '#web/app/forms/code/code-text.ts';
import { repeatedLike } from '#web/app/routes/account/new-password.schema.ts';
import { BirthText, NameText } from '#web/app/routes/account/person.schema.ts';
import { ruledText } from '#web/app/routes/account/ruled-by.ts';

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
    lastName: NameText,
    firstName: NameText,
    dateOfBirth: BirthText,
    title: chosen(APPELLATIONS),
    gender: chosen(GENDERS),
    nationality: leftOut,
    loginPassword: ruledText((text) => (text === '' ? null : loginPasswordProblem(text))),
    repeated: v.string(),
    agreements: v.object({ MEMBERSHIP: agreed, PRIVACY: agreed }),
  }),
  v.forward(
    repeatedLike(({ loginPassword }) => loginPassword || null),
    ['repeated'],
  ),
);
