import * as v from 'valibot';
import type { Person } from '#gateway/modules/members/member.model.ts';
import {
  type CodeProof,
  codeProofFaults,
  readCodeProof,
} from '#gateway/modules/members/sign-in/sign-in.input.ts';
import { faultsOf } from '#gateway/requests/input-faults.ts';
import { ruled } from '#gateway/requests/ruled-text.input.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { RegisterMemberErrorCode, RegisterMemberInput } from '#gateway/resolvers.gen.ts';
import { loginPasswordProblem } from '#schema/rules/access/credentials.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import {
  guardianProblems,
  memberAgeProblem,
  needsGuardian,
} from '#schema/rules/club/member-age.ts';
import { normalizeContactName } from '#schema/rules/travellers/contact.ts';
import { nameProblem, typedName } from '#schema/rules/travellers/names.ts';

type Fault = UserFault<RegisterMemberErrorCode>;

/** Both are needed, each by itself: the rules of the club, and the use of personal data. */
const AGREEMENTS = ['MEMBERSHIP', 'PRIVACY'] as const;

/** A name's own characters are a form that this command has one code for. */
function nameCode(text: string) {
  const problem = nameProblem(text);
  return problem === 'NAME_CHARACTERS_INVALID' ? 'INVALID' : problem;
}

const Names = v.object({
  lastName: ruled(nameCode, typedName),
  firstName: ruled(nameCode, typedName),
});

/** A person who joins, once every field by itself has the form it must have. */
export type MemberDraft = {
  readonly idempotencyKey: string;
  readonly proof: CodeProof;
  readonly loginPassword: string | null;
  readonly person: Person;
  readonly agreements: readonly string[];
  /** Of the parent or guardian who consents; null from 18. */
  readonly guardianName: string | null;
};

function faultsBeside(input: RegisterMemberInput, now: Date): Fault[] {
  const { loginPassword, dateOfBirth, agreements } = input;
  const faults: Fault[] = [...codeProofFaults(input.proof, ['proof'])];
  const tooYoung = memberAgeProblem(dateOfBirth, commercialDay(now));
  if (tooYoung) faults.push({ code: tooYoung, path: ['dateOfBirth'] });
  const weak = loginPassword == null ? null : loginPasswordProblem(loginPassword);
  if (weak) faults.push({ code: weak, path: ['loginPassword'] });
  const consent = { given: agreements.includes('GUARDIAN'), name: input.guardianName ?? '' };
  for (const { code, field } of guardianProblems(dateOfBirth, consent, commercialDay(now)))
    faults.push({ code, path: field === 'name' ? ['guardianName'] : ['agreements', 'GUARDIAN'] });
  for (const one of AGREEMENTS)
    if (!agreements.includes(one))
      faults.push({ code: 'AGREEMENT_REQUIRED', path: ['agreements', one] });
  return faults;
}

/**
 * Reads a registration, or says everything that is wrong with its form, all at once (RULES 2.26).
 */
export function readRegistration(
  input: RegisterMemberInput,
  now: Date,
): MemberDraft | { faults: Fault[] } {
  const names = v.safeParse(Names, input);
  const faults: Fault[] = [
    ...(names.success ? [] : faultsOf<RegisterMemberErrorCode>(names.issues)),
    ...faultsBeside(input, now),
  ];
  if (!names.success || faults.length > 0) return { faults };
  const isMinor = needsGuardian(input.dateOfBirth, commercialDay(now));
  const { idempotencyKey, title, gender, dateOfBirth, nationality, locale } = input;
  return {
    idempotencyKey,
    proof: readCodeProof(input.proof),
    loginPassword: input.loginPassword ?? null,
    person: {
      ...names.output,
      title: title ?? null,
      gender: gender ?? null,
      dateOfBirth,
      nationality: nationality ?? null,
      locale,
    },
    agreements: [...AGREEMENTS, ...(isMinor ? ['GUARDIAN'] : [])],
    guardianName: isMinor ? normalizeContactName(input.guardianName ?? '') : null,
  };
}
