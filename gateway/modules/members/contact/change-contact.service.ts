import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { allowedSubject } from '#gateway/modules/members/codes/change-of-contact.ts';
import {
  type Contact,
  kindOfAddress,
  type SignedInMember,
} from '#gateway/modules/members/member.model.ts';
import type { MemberDependencies } from '#gateway/modules/members/member-dependencies.ts';
import { lockMember, replaceContact } from '#gateway/modules/members/members.repository.ts';
import { notifyMember } from '#gateway/modules/members/notifications/send-notification.service.ts';
import { currentPasswordProblem } from '#gateway/modules/members/passwords/change-password.service.ts';
import { findHash, holdPoints } from '#gateway/modules/members/passwords/passwords.repository.ts';
import type { CodeProof } from '#gateway/modules/members/sign-in/sign-in.input.ts';
import { outcomeOf, Refused } from '#gateway/requests/refused.ts';
import type { ChangeContactErrorCode } from '#gateway/resolvers.gen.ts';
import { contactLookup } from '#schema/rules/access/account.ts';
import { pointsHeldUntil } from '#schema/rules/club/points-hold.ts';
import { insertChange } from './contact-changes.repository.ts';

/**
 * A contact that a code was sent to, and the login password; empty where a code to an old contact
 * takes its place.
 */
export type ContactChange = { readonly proof: CodeProof; readonly loginPassword: string };

async function replace(
  { ids }: MemberDependencies,
  trx: DatabaseTransaction,
  contact: Contact,
  memberId: string,
  now: Date,
): Promise<void> {
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
  await notifyMember(trx, { memberId, kind: 'CONTACT_CHANGED', to, contactChange: id }, now);
}

/**
 * Why the login password that was typed does not allow the change; null when it does, and where
 * none is typed.
 */
const passwordProblem = async (
  sources: MemberDependencies,
  typed: string,
  stored: string | null,
  asker: SignedInMember,
  now: Date,
) =>
  stored === null || typed === ''
    ? null
    : currentPasswordProblem(sources, { typed, stored }, asker, now);

/**
 * Replaces a contact by the one that a code proved, after a proof by what the member had before
 * (RULES 10.17): the login password, or a code to an old contact, without which none was sent to
 * the new one. A wrong password uses up no code, and a session that was stolen does not learn whose
 * the contact is.
 */
export async function changeContact(
  sources: MemberDependencies,
  { proof, loginPassword }: ContactChange,
  asker: SignedInMember,
  now: Date,
): Promise<ChangeContactErrorCode | null> {
  const { db, verification } = sources;
  const { memberId } = asker;
  const stored = await findHash(db, memberId, 'LOGIN');
  const wrong = await passwordProblem(sources, loginPassword, stored, asker, now);
  if (wrong) return wrong;
  const answer = { purpose: 'CHANGE_CONTACT', ...proof } as const;
  const confirmed = await inTransaction(db, (trx) => verification.confirm(trx, answer, asker, now));
  if ('problem' in confirmed) return confirmed.problem;
  const { recipient, subject } = confirmed;
  const allowed = subject === allowedSubject(memberId);
  if (!allowed && subject !== memberId) return 'CODE_WRONG';
  if (!allowed && stored === null) return 'OWN_CODE_REQUIRED';
  if (!allowed && loginPassword === '') return 'REQUIRED';
  const contact = { kind: kindOfAddress(recipient), address: recipient };
  const { code } = await outcomeOf<ChangeContactErrorCode, void>(() =>
    inTransaction(db, (trx) => replace(sources, trx, contact, memberId, now)),
  );
  return code;
}
