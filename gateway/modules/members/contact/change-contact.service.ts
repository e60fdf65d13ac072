import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { type Contact, kindOfAddress } from '#gateway/modules/members/member.model.ts';
import type { MemberAsker } from '#gateway/modules/members/member-asker.ts';
import type { MemberSources } from '#gateway/modules/members/member-sources.ts';
import { lockMember, replaceContact } from '#gateway/modules/members/members.repository.ts';
import { leaveNotice } from '#gateway/modules/members/notices/leave-notice.ts';
import { type OldFactor, oldFactorProblem } from '#gateway/modules/members/passwords/old-factor.ts';
import { findHash } from '#gateway/modules/members/passwords/passwords.repository.ts';
import { holdPoints } from '#gateway/modules/members/points-hold/points-hold.repository.ts';
import type { CodeProof } from '#gateway/modules/members/sign-in/sign-in.input.ts';
import { Refused, refusalIn } from '#gateway/requests/refused.ts';
import type { ChangeContactErrorCode } from '#gateway/resolvers.gen.ts';
import { contactLookup } from '#schema/rules/access/account.ts';
import { pointsHeldUntil } from '#schema/rules/club/points-hold.ts';
import { insertChange } from './contact-changes.repository.ts';

/** A contact that a code was sent to, and what proves that the change is the member's. */
export type ContactChange = { readonly proof: CodeProof; readonly by: OldFactor };

/** Why a contact is not changed: for want of the proof by what the member had, or for the new contact. */
export type ContactRefusal = {
  readonly code: ChangeContactErrorCode;
  readonly of: 'OLD' | 'NEW';
};

const replace = async (
  { ids }: MemberSources,
  trx: DatabaseTransaction,
  contact: Contact,
  memberId: string,
  now: Date,
): Promise<void> => {
  const member = await lockMember(trx, memberId);
  const before = member?.contacts.find(({ kind }) => kind === contact.kind)?.address ?? null;
  if (before === contact.address) return;
  const lookup = contactLookup(contact.address);
  if (!(await replaceContact(trx, memberId, { ...contact, lookup }, now)))
    throw new Refused<ChangeContactErrorCode>('CONTACT_TAKEN');
  const { kind, address: after } = contact;
  const id = ids.uuid(now);
  await insertChange(trx, { id, memberId, kind, before, after, changedAt: now });
  await holdPoints(trx, memberId, pointsHeldUntil(now));
  // The notice goes to every contact where a thief has not been yet.
  const to = member?.contacts.map(({ address }) => address) ?? [];
  await leaveNotice(trx, { memberId, kind: 'CONTACT_CHANGED', to, contactChange: id }, now);
};

/**
 * Replaces a contact by the one that a code proved. The proof by what the member had before comes first: without it no code is used
 * up, and a session that was stolen does not learn whose the contact is.
 */
export const changeContact = async (
  sources: MemberSources,
  { proof, by }: ContactChange,
  asker: MemberAsker,
  now: Date,
): Promise<ContactRefusal | null> => {
  const { db, verification } = sources;
  const { memberId } = asker;
  const stored = await findHash(db, memberId, 'LOGIN');
  const unproven = await oldFactorProblem(sources, by, 'ALLOW_CONTACT_CHANGE', stored, asker, now);
  if (unproven) return { code: unproven, of: 'OLD' };
  const answer = { purpose: 'CHANGE_CONTACT', ...proof } as const;
  const confirmed = await inTransaction(db, (trx) => verification.confirm(trx, answer, asker, now));
  if ('problem' in confirmed) return { code: confirmed.problem, of: 'NEW' };
  if (confirmed.subject !== memberId) return { code: 'CODE_WRONG', of: 'NEW' };
  const { recipient } = confirmed;
  const contact = { kind: kindOfAddress(recipient), address: recipient };
  try {
    await inTransaction(db, (trx) => replace(sources, trx, contact, memberId, now));
    return null;
  } catch (fault) {
    return { code: refusalIn<ChangeContactErrorCode>(fault), of: 'NEW' };
  }
};
