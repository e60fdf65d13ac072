import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { type Contact, kindOfAddress } from '#gateway/modules/members/member.model.ts';
import type { MemberAsker } from '#gateway/modules/members/member-asker.ts';
import type { MemberSources } from '#gateway/modules/members/member-sources.ts';
import { lockMember, replaceContact } from '#gateway/modules/members/members.repository.ts';
import { leaveNotice } from '#gateway/modules/members/notices/leave-notice.ts';
import { currentPasswordProblem } from '#gateway/modules/members/passwords/current-password.ts';
import { findHash } from '#gateway/modules/members/passwords/passwords.repository.ts';
import type { CodeProof } from '#gateway/modules/members/sign-in/sign-in.input.ts';
import { Refused, refusalIn } from '#gateway/requests/refused.ts';
import type { ChangeContactErrorCode } from '#gateway/resolvers.gen.ts';
import { contactLookup } from '#schema/rules/access/account.ts';

/** A contact that a code was sent to, and the login password where one is set. */
export type ContactChange = { readonly proof: CodeProof; readonly loginPassword: string };

const replace = async (
  trx: DatabaseTransaction,
  contact: Contact,
  memberId: string,
  now: Date,
): Promise<void> => {
  const member = await lockMember(trx, memberId);
  const before = member?.contacts.find(({ kind }) => kind === contact.kind);
  if (before?.address === contact.address) return;
  const lookup = contactLookup(contact.address);
  if (!(await replaceContact(trx, memberId, { ...contact, lookup }, now)))
    throw new Refused<ChangeContactErrorCode>('CONTACT_TAKEN');
  // The message goes where a thief has not been yet.
  const told = before ?? member?.contacts[0];
  if (told) await leaveNotice(trx, { memberId, kind: 'CONTACT_CHANGED', to: told.address }, now);
};

/**
 * Replaces a contact by the one that a code proved. The password is checked first: a wrong one uses up no code, and a session
 * that was stolen does not learn whose the contact is.
 */
export const changeContact = async (
  sources: MemberSources,
  { proof, loginPassword }: ContactChange,
  asker: MemberAsker,
  now: Date,
): Promise<ChangeContactErrorCode | null> => {
  const { db, verification } = sources;
  const { memberId, address } = asker;
  const stored = await findHash(db, memberId, 'LOGIN');
  const entry = { memberId, address, typed: loginPassword, stored };
  const problem = await currentPasswordProblem(sources, entry, now);
  if (problem) return problem;
  const answer = { purpose: 'CHANGE_CONTACT', ...proof } as const;
  const confirmed = await inTransaction(db, (trx) => verification.confirm(trx, answer, asker, now));
  if ('problem' in confirmed) return confirmed.problem;
  if (confirmed.subject !== memberId) return 'CODE_WRONG';
  const { recipient } = confirmed;
  const contact = { kind: kindOfAddress(recipient), address: recipient };
  try {
    await inTransaction(db, (trx) => replace(trx, contact, memberId, now));
    return null;
  } catch (fault) {
    return refusalIn<ChangeContactErrorCode>(fault);
  }
};
