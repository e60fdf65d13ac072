import { inTransaction } from '#gateway/database/transaction.ts';
import { kindOfAddress } from '#gateway/modules/members/member.model.ts';
import type { MemberDependencies } from '#gateway/modules/members/member-dependencies.ts';
import { findAccount } from '#gateway/modules/members/members.repository.ts';
import {
  type BrowserName,
  knownBrowser,
} from '#gateway/modules/members/notifications/known-browsers.repository.ts';
import { renewHash } from '#gateway/modules/members/passwords/consumption-password.service.ts';
import { findHash } from '#gateway/modules/members/passwords/passwords.repository.ts';
import type { Asker } from '#gateway/modules/verification/challenge-code.service.ts';
import type { SignInErrorCode } from '#gateway/resolvers.gen.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { contactLookup, readAccount } from '#schema/rules/access/account.ts';
import type { CodeProof, PasswordProof, SignInRequest } from './sign-in.input.ts';
import { countPasswordTry } from './sign-in-limits.ts';

/** Whose sign-in it is; or why there is none, and until when a lock lasts. */
export type SignInOutcome =
  | { readonly memberId: string }
  | {
      readonly problem: Exclude<SignInErrorCode, 'REQUIRED'>;
      readonly retryAt: Date | null;
    };

/** From where a member signs in; a browser without a session has asked for no code. */
export type SignInAsker = {
  readonly sessionId: string | null;
  readonly address: string;
  readonly browser: BrowserName;
};

const refused = (
  problem: Exclude<SignInErrorCode, 'REQUIRED'>,
  retryAt: Date | null = null,
): SignInOutcome => ({ problem, retryAt });

const byCode = (
  { db, verification }: MemberDependencies,
  proof: CodeProof,
  asker: Asker,
  now: Date,
): Promise<SignInOutcome> =>
  inTransaction(db, async (trx) => {
    const answer = { purpose: 'SIGN_IN', ...proof } as const;
    const confirmed = await verification.confirm(trx, answer, asker, now);
    if ('problem' in confirmed) return refused(confirmed.problem);
    const { recipient } = confirmed;
    const contact = { kind: kindOfAddress(recipient), value: contactLookup(recipient) };
    const memberId = await findAccount(trx, contact);
    return memberId ? { memberId } : refused('NOT_A_MEMBER');
  });

/**
 * An unknown account, and one without a password, cost the same as a wrong password: the same
 * reads, counts and hash.
 */
async function byPassword(
  sources: MemberDependencies,
  { account: typed, password }: PasswordProof,
  { address, browser }: SignInAsker,
  now: Date,
): Promise<SignInOutcome> {
  const { db, keys, hashes } = sources;
  const account = readAccount(typed);
  const memberId = account && (await findAccount(db, account));
  const known = await knownBrowser(db, memberId, browser);
  const counted = { account: memberId ?? account?.value ?? typed.trim(), address, known };
  const lockedUntil = await inTransaction(db, (trx) => countPasswordTry(keys, trx, counted, now));
  if (lockedUntil) return refused('TOO_MANY_REQUESTS', lockedUntil);
  const stored = await findHash(db, memberId, 'LOGIN');
  // What no password can be is compared as none: a hash of a long text would cost more.
  const comparable = password.length <= LIMITS.loginPassword.maxLength ? password : '';
  const right = await hashes.isOf(stored, comparable);
  if (!right || !memberId || !stored) return refused('CREDENTIALS_WRONG');
  await renewHash(sources, memberId, 'LOGIN', stored, password);
  return { memberId };
}

/** Finds whose sign-in a proof is; the session is begun by the caller. */
export async function provenMember(
  sources: MemberDependencies,
  { by, proof }: SignInRequest,
  asker: SignInAsker,
  now: Date,
): Promise<SignInOutcome> {
  if (by === 'PASSWORD') return byPassword(sources, proof, asker, now);
  const { sessionId, address } = asker;
  return sessionId ? byCode(sources, proof, { sessionId, address }, now) : refused('CODE_WRONG');
}
