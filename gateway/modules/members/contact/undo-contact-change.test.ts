import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Contact } from '#gateway/modules/members/member.model.ts';
import { aBrowser, anEmail, memberDesk } from '#gateway/modules/members/members.test-support.ts';
import type { MemberNotification } from '#gateway/modules/members/notifications/send-notification.service.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const { members, join, ownProof, verification, mails, texts, ended, tryPassword, now, at } =
  memberDesk(db);

/**
 * What a thief has who knows the password of a member: the member's browser, and another one's
 * mailbox.
 */
async function aMember() {
  const email = anEmail();
  const memberId = await join(email, 'm4gnolia');
  const asker = { ...aBrowser(), memberId };
  const change = async (recipient: Contact, when = now) => {
    const { address, browser, ...actor } = asker;
    const asked = { purpose: 'CHANGE_CONTACT', recipient, locale: 'en', ownProof: null } as const;
    const answer = await members.requestCode(asked, { actor, address, browser }, when);
    if ('problem' in answer) throw new Error(answer.problem);
    const challengeId = answer.challenge.id;
    const code = (await verification.codeToSend(challengeId, when))?.code ?? '';
    const proof = { challengeId, code };
    const sent = { proof, loginPassword: 'm4gnolia' };
    expect(await members.changeContact(sent, asker, when)).toBeNull();
  };
  return { email, memberId, asker, change };
}
type Owner = Awaited<ReturnType<typeof aMember>>;

async function noticesOf({ memberId }: Pick<Owner, 'memberId'>, kind: string) {
  const { rows } = await sql<{ payload: MemberNotification }>`
    select payload from graphile_worker._private_jobs order by id`.execute(db);
  const own = rows.map(({ payload }) => payload).filter((one) => one.memberId === memberId);
  return own.filter((one) => one.kind === kind);
}
/** The keys as they are in the messages to one address, the earliest first. */
async function keysSentTo(owner: Owner, address: string) {
  for (const notice of await noticesOf(owner, 'CONTACT_CHANGED'))
    if (notice.to === address) await members.sendNotification(notice);
  const sent = mails.filter(({ to }) => to === address);
  return sent.flatMap(({ text }) => /undo\/([\w.-]+)/.exec(text)?.[1] ?? []);
}
const contactsOf = async ({ memberId }: Owner) => (await members.find(memberId))?.contacts;

test('the link to the old contact restores it, ends every session and removes the password', async () => {
  const owner = await aMember();
  const thief = anEmail();
  await owner.change(thief);
  const [key = ''] = await keysSentTo(owner, owner.email.address);
  expect(await members.undoableContactChange(key, now)).toMatchObject({
    before: owner.email.address,
    after: thief.address,
  });
  // to look changes nothing
  expect(await contactsOf(owner)).toEqual([thief]);
  ended.length = 0;
  expect(await members.undoContactChange(key, at(10))).toEqual({ memberId: owner.memberId });
  expect(await contactsOf(owner)).toEqual([owner.email]);
  expect(ended).toEqual([{ memberId: owner.memberId, kept: null }]);
  const again = await tryPassword(owner.email.address, 'm4gnolia', aBrowser(), at(10));
  expect(again).toHaveProperty('problem', 'CREDENTIALS_WRONG');
  const told = (await noticesOf(owner, 'CONTACT_RESTORED')).map(({ to }) => to);
  expect(told.toSorted()).toEqual([owner.email.address, thief.address].toSorted());
  // undone is a change too: points stay held
  const until = at(10 + LIMITS.pointsHoldHours * 60);
  expect(await members.pointsHeldUntil(owner.memberId, at(10))).toEqual(until);
  // pressed again, it is done
  expect(await members.undoableContactChange(key, at(11))).toBeNull();
  expect(await members.undoContactChange(key, at(11))).toEqual({ memberId: owner.memberId });
  expect(await noticesOf(owner, 'CONTACT_RESTORED')).toHaveLength(2);
});

test('what a thief did since is undone with it: later contacts, the points password, a closure', async () => {
  const owner = await aMember();
  const [first, second] = [anEmail(), anEmail()];
  const phone = { kind: 'PHONE', address: '+85263334444' } as const;
  await owner.change(first);
  await owner.change(phone, at(2));
  await owner.change(second, at(4));
  const digits = await ownProof('SET_CONSUMPTION_PASSWORD', owner.asker, at(5));
  const set = { proof: digits, current: '', digits: '730518' };
  expect(await members.setConsumptionPassword(set, owner.asker, at(5))).toBeNull();
  const closure = await ownProof('CLOSE_ACCOUNT', owner.asker, at(6));
  expect(await members.requestClosure(closure, owner.asker, at(6))).toBeNull();
  const [key = ''] = await keysSentTo(owner, owner.email.address);
  expect(await members.undoContactChange(key, at(60))).toHaveProperty('memberId');
  expect(await contactsOf(owner)).toEqual([owner.email]);
  expect(await members.passwordsOf(owner.memberId)).toEqual([]);
  expect((await members.find(owner.memberId))?.closesOn).toBeNull();
  // the link that the thief's own mailbox got is worth nothing now
  const [own = ''] = await keysSentTo(owner, first.address);
  expect(await members.undoableContactChange(own, at(61))).toBeNull();
  await members.undoContactChange(own, at(61));
  expect(await contactsOf(owner)).toEqual([owner.email]);
});

test('every contact of before is told, by e-mail and by text', async () => {
  const owner = await aMember();
  const phone = { kind: 'PHONE', address: '+85265556666' } as const;
  await owner.change(phone);
  await owner.change(anEmail(), at(2));
  texts.length = 0;
  const notices = await noticesOf(owner, 'CONTACT_CHANGED');
  expect(notices.map(({ to }) => to)).toEqual([
    owner.email.address,
    owner.email.address,
    phone.address,
  ]);
  for (const notice of notices) await members.sendNotification(notice);
  expect(texts.map(({ to }) => to)).toEqual([phone.address]);
});

test('after 72 hours it can be undone no more, and the addresses are erased', async () => {
  const owner = await aMember();
  const after = anEmail();
  await owner.change(after);
  const [key = ''] = await keysSentTo(owner, owner.email.address);
  const until = LIMITS.contactUndoHours * 60;
  expect(await members.undoableContactChange(key, at(until - 1))).not.toBeNull();
  expect(await members.undoableContactChange(key, at(until))).toBeNull();
  expect(await members.undoContactChange(key, at(until))).toEqual({
    problem: 'CONTACT_CHANGE_NOT_FOUND',
  });
  expect(await contactsOf(owner)).toEqual([after]);
  expect(await members.forgetContactChanges(at(until + 1))).toBeGreaterThan(0);
  const left = await db.selectFrom('contact_changes').selectAll().execute();
  expect(left.filter(({ member_id }) => member_id === owner.memberId)).toEqual([]);
});

test('a key that was made up opens nothing', async () => {
  const owner = await aMember();
  await owner.change(anEmail());
  const [key = ''] = await keysSentTo(owner, owner.email.address);
  const [id = ''] = key.split('.');
  for (const made of ['', id, `${id}.`, `${id}.${'A'.repeat(43)}`, 'x'.repeat(1000)]) {
    expect(await members.undoableContactChange(made, now)).toBeNull();
    expect(await members.undoContactChange(made, now)).toHaveProperty('problem');
  }
});

test('an old contact that another member has by now is not taken back', async () => {
  const owner = await aMember();
  const after = anEmail();
  await owner.change(after);
  await join(owner.email);
  const [key = ''] = await keysSentTo(owner, owner.email.address);
  expect(await members.undoContactChange(key, now)).toEqual({ problem: 'CONTACT_TAKEN' });
  expect(await contactsOf(owner)).toEqual([after]);
});
