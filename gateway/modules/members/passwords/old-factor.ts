import { provenByOwnCode } from '#gateway/modules/members/codes/proven-by-own-code.ts';
import type { MemberAsker } from '#gateway/modules/members/member-asker.ts';
import type { MemberSources } from '#gateway/modules/members/member-sources.ts';
import type { CodeProof } from '#gateway/modules/members/sign-in/sign-in.input.ts';
import { currentPasswordProblem } from './current-password.ts';

/** What a member proves a change of the account with, that others do not have who have copied the session. */
export type OldFactor = {
  /** The present login password as it was typed; empty where a code is given. */
  readonly password: string;
  /** A code to a contact that was confirmed before. */
  readonly code: CodeProof | null;
};

/**
 * Why a change is not proved by what the member had before (RULES 10.17); null when it is. Without a password it is a code: a
 * session alone proves nothing.
 * @param purpose what the code was sent for
 * @param stored the hash of the login password; null where none is set
 */
export const oldFactorProblem = async (
  sources: MemberSources,
  { password, code }: OldFactor,
  purpose: 'RESET_LOGIN_PASSWORD' | 'ALLOW_CONTACT_CHANGE',
  stored: string | null,
  asker: MemberAsker,
  now: Date,
) => {
  if (code) return provenByOwnCode(sources, purpose, code, asker, now);
  if (stored === null) return 'OWN_CODE_REQUIRED';
  const { memberId, address } = asker;
  return currentPasswordProblem(sources, { memberId, address, typed: password, stored }, now);
};
