import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { MemberDependencies } from '#gateway/modules/members/member-dependencies.ts';
import {
  lockMember,
  removeContact,
  replaceContact,
  storeClosingDay,
} from '#gateway/modules/members/members.repository.ts';
import { forgetBrowsersOf } from '#gateway/modules/members/notifications/known-browsers.repository.ts';
import { notifyMember } from '#gateway/modules/members/notifications/send-notification.service.ts';
import {
  holdPoints,
  removePasswords,
} from '#gateway/modules/members/passwords/passwords.repository.ts';
import { outcomeOf, Refused } from '#gateway/requests/refused.ts';
import type { UndoContactChangeErrorCode } from '#gateway/resolvers.gen.ts';
import { contactLookup } from '#schema/rules/access/account.ts';
import { contactUndoProblem } from '#schema/rules/access/contact-undo.ts';
import { closingDay } from '#schema/rules/club/account-closing.ts';
import { pointsHeldUntil } from '#schema/rules/club/points-hold.ts';
import {
  type ContactChangeRecord,
  changeOfKey,
  findChange,
  markUndone,
} from './contact-changes.repository.ts';

/** Whose change was undone, or why it was not. */
export type UndoOutcome =
  | { readonly memberId: string }
  | { readonly problem: UndoContactChangeErrorCode };

/**
 * The change that a key opens; null for a key that was made up, and once it is too late or done.
 */
export async function undoableChange(
  { db, keys }: Pick<MemberDependencies, 'db' | 'keys'>,
  key: string,
  now: Date,
): Promise<ContactChangeRecord | null> {
  const id = changeOfKey(keys, key);
  const change = id && (await findChange(db, id));
  if (!change || change.undoneAt || contactUndoProblem(change.changedAt, now)) return null;
  return change;
}

/**
 * Puts each contact back as it was before the first of the changes; answers every address of before
 * and after.
 */
async function restoreContacts(
  trx: DatabaseTransaction,
  undone: readonly ContactChangeRecord[],
  now: Date,
): Promise<string[]> {
  const first = undone.filter(
    ({ kind }, at) => undone.findIndex((one) => one.kind === kind) === at,
  );
  for (const { memberId, kind, before } of first) {
    if (before === null) await removeContact(trx, memberId, kind);
    else {
      const contact = { kind, address: before, lookup: contactLookup(before) };
      if (!(await replaceContact(trx, memberId, contact, now)))
        throw new Refused<UndoContactChangeErrorCode>('CONTACT_TAKEN');
    }
  }
  return undone.flatMap(({ before, after }) => (before === null ? [after] : [before, after]));
}

async function undo(
  { db, sessions }: MemberDependencies,
  trx: DatabaseTransaction,
  id: string,
  now: Date,
): Promise<string> {
  const found = await findChange(db, id);
  const member = found && (await lockMember(trx, found.memberId));
  const change = found && (await findChange(trx, id));
  if (!member || !change) throw new Refused<UndoContactChangeErrorCode>('CONTACT_CHANGE_NOT_FOUND');
  // The button was pressed twice, or its answer was lost.
  if (change.undoneAt) return member.id;
  const late = contactUndoProblem(change.changedAt, now);
  if (late) throw new Refused<UndoContactChangeErrorCode>(late);
  const addresses = await restoreContacts(trx, await markUndone(trx, change, now), now);
  await removePasswords(trx, member.id, change.changedAt);
  if (member.closesOn && member.closesOn >= closingDay(change.changedAt))
    await storeClosingDay(trx, member.id, null);
  await sessions.endOthers(member.id, null, trx);
  await forgetBrowsersOf(trx, member.id);
  await holdPoints(trx, member.id, pointsHeldUntil(now));
  const to = new Set([...addresses, ...member.contacts.map(({ address }) => address)]);
  await notifyMember(trx, { memberId: member.id, kind: 'CONTACT_RESTORED', to: [...to] }, now);
  return member.id;
}

/**
 * Undoes a change of contact, and all that followed it (RULES 10.32). Its key went to the contacts
 * of before.
 */
export async function undoContactChange(
  sources: MemberDependencies,
  key: string,
  now: Date,
): Promise<UndoOutcome> {
  const id = changeOfKey(sources.keys, key);
  if (!id) return { problem: 'CONTACT_CHANGE_NOT_FOUND' };
  const { answer: memberId, code } = await outcomeOf<UndoContactChangeErrorCode, string>(() =>
    inTransaction(sources.db, (trx) => undo(sources, trx, id, now)),
  );
  return code ? { problem: code } : { memberId };
}
