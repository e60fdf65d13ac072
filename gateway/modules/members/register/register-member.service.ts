import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { type Contact, kindOfAddress, type Person } from '#gateway/modules/members/member.model.ts';
import type { MemberDependencies } from '#gateway/modules/members/member-dependencies.ts';
import {
  insertAgreements,
  insertContact,
  insertMember,
} from '#gateway/modules/members/members.repository.ts';
import { notifyMember } from '#gateway/modules/members/notifications/send-notification.service.ts';
import { storeHash } from '#gateway/modules/members/passwords/passwords.repository.ts';
import {
  type CodeProof,
  codeProofFaults,
  readCodeProof,
} from '#gateway/modules/members/sign-in/sign-in.input.ts';
import type { Asker } from '#gateway/modules/verification/challenge-code.service.ts';
import { idempotent } from '#gateway/requests/idempotent.ts';
import { faultsOf } from '#gateway/requests/input-faults.ts';
import { Refused } from '#gateway/requests/refused.ts';
import { ruled } from '#gateway/requests/ruled-text.input.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { RegisterMemberErrorCode, RegisterMemberInput } from '#gateway/resolvers.gen.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { contactLookup } from '#schema/rules/access/account.ts';
import { loginPasswordProblem } from '#schema/rules/access/credentials.ts';
import { isOwnMailbox } from '#schema/rules/access/easy-password.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { clubNumberOf } from '#schema/rules/club/club-number.ts';
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
type MemberDraft = {
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

type RegistrationOutcome =
  | { readonly memberId: string }
  | { readonly problem: RegisterMemberErrorCode };

const SERIALS = 10 ** (LIMITS.clubNumberDigits - 1);
const NUMBER_TRIES = 5;

/**
 * Adds the member under a number that chance gives, and answers it: counted ones would say who
 * joined when, and could be tried in a row.
 */
async function join(
  trx: DatabaseTransaction,
  id: string,
  { person }: MemberDraft,
  now: Date,
): Promise<string> {
  for (let tries = 0; tries < NUMBER_TRIES; tries += 1) {
    const cardNumber = clubNumberOf(randomInt(SERIALS));
    const card = { tier: 'HAPPINESS', tierFrom: commercialDay(now) } as const;
    if (await insertMember(trx, { id, cardNumber, person, ...card }, now)) return cardNumber;
  }
  throw new Error('No number is left for a membership card');
}

async function store(
  { ids }: MemberDependencies,
  trx: DatabaseTransaction,
  draft: MemberDraft,
  { contact, hash }: { readonly contact: Contact; readonly hash: string | null },
  now: Date,
): Promise<string> {
  const id = ids.uuid(now);
  const cardNumber = await join(trx, id, draft, now);
  if (!(await insertContact(trx, id, { ...contact, lookup: contactLookup(contact.address) }, now)))
    throw new Refused<RegisterMemberErrorCode>('ALREADY_MEMBER');
  if (hash) await storeHash(trx, id, 'LOGIN', hash, now);
  await insertAgreements(trx, id, draft, now);
  await notifyMember(trx, { memberId: id, kind: 'WELCOME', to: [contact.address] }, now, {
    number: `${BRAND.carrierCode} ${cardNumber}`,
  });
  return id;
}

/**
 * Makes a member of the person who proved a contact, once for each idempotency key. A code for
 * sign-in that was right and belongs to no member serves too, so that none has to wait for a second
 * one.
 */
export async function registerMember(
  sources: MemberDependencies,
  draft: MemberDraft,
  asker: Asker,
  now: Date,
): Promise<RegistrationOutcome> {
  const { db, hashes, verification } = sources;
  const { proof, person, loginPassword, idempotencyKey } = draft;
  const answer = { purpose: 'REGISTER', orPurpose: 'SIGN_IN', ...proof } as const;
  const confirmed = await inTransaction(db, (trx) => verification.confirm(trx, answer, asker, now));
  if ('problem' in confirmed) return confirmed;
  const { recipient: address } = confirmed;
  const contact = { kind: kindOfAddress(address), address };
  if (loginPassword !== null && isOwnMailbox(loginPassword, [address]))
    return { problem: 'PASSWORD_TOO_COMMON' };
  const hash = loginPassword === null ? null : await hashes.hash(loginPassword);
  const request = { idempotencyKey, challengeId: proof.challengeId, person };
  const submitter = { sessionId: asker.sessionId, memberId: null };
  const { answer: memberId, code } = await idempotent<RegisterMemberErrorCode, string>(
    db,
    'registerMember',
    request,
    submitter,
    (trx) => store(sources, trx, draft, { contact, hash }, now),
  );
  return code ? { problem: code } : { memberId };
}
