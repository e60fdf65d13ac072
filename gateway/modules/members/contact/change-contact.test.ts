import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Contact, SignedInMember } from '#gateway/modules/members/member.model.ts';
import { aBrowser, anEmail, memberDesk } from '#gateway/modules/members/members.test-support.ts';
import type { MemberNotification } from '#gateway/modules/members/notifications/send-notification.service.ts';
import type { CodeProof } from '#gateway/modules/members/sign-in/sign-in.input.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const { members, join, ownProof, verification, now } = memberDesk(db);

function askForNew(
  recipient: Contact,
  { address, browser, ...actor }: SignedInMember,
  ownProof: CodeProof | null = null,
) {
  const request = { purpose: 'CHANGE_CONTACT', recipient, locale: 'en', ownProof } as const;
  return members.requestCode(request, { actor, address, browser }, now);
}
async function proofOfNew(...about: Parameters<typeof askForNew>) {
  const asked = await askForNew(...about);
  if ('problem' in asked) throw new Error(asked.problem);
  const sent = await verification.codeToSend(asked.challenge.id, now);
  return { challengeId: asked.challenge.id, code: sent?.code ?? 'none' };
}
async function noticesTo(memberId: string) {
  const { rows } = await sql<{ payload: MemberNotification }>`
    select payload from graphile_worker._private_jobs order by id`.execute(db);
  return rows
    .map(({ payload }) => payload)
    .filter((payload) => payload.memberId === memberId && payload.kind === 'CONTACT_CHANGED');
}
const contactsOf = async (memberId: string) => (await members.find(memberId))?.contacts;

test('a new address is confirmed by the code that went to it, and the old one is told', async () => {
  const [before, after] = [anEmail(), anEmail()];
  const memberId = await join(before, 'm4gnolia');
  const asker = { ...aBrowser(), memberId };
  const proof = await proofOfNew(after, asker);
  const change = (loginPassword: string, given = proof) =>
    members.changeContact({ proof: given, loginPassword }, asker, now);
  expect(await change('')).toBe('REQUIRED');
  expect(await change('wr0ngone')).toBe('PASSWORD_WRONG');
  expect(await contactsOf(memberId)).toEqual([before]);
  expect(await change('m4gnolia')).toBeNull();
  expect(await contactsOf(memberId)).toEqual([after]);
  // after a lost answer the same request changes nothing and tells no one again
  expect(await change('m4gnolia')).toBeNull();
  expect(await noticesTo(memberId)).toMatchObject([{ memberId, to: before.address }]);
  expect(await members.pointsHeldUntil(memberId, now)).not.toBeNull();
});

test('a phone is added to an address, which is told', async () => {
  const email = anEmail();
  const memberId = await join(email);
  const asker = { ...aBrowser(), memberId };
  const phone = { kind: 'PHONE', address: '+85261112222' } as const;
  const proof = await proofOfNew(phone, asker, await ownProof('ALLOW_CONTACT_CHANGE', asker));
  expect(await members.changeContact({ proof, loginPassword: '' }, asker, now)).toBeNull();
  expect(await contactsOf(memberId)).toEqual([email, phone]);
  expect((await noticesTo(memberId)).map(({ to }) => to)).toEqual([email.address]);
});

test('without a password it takes a code to a contact of before: a copied session changes nothing', async () => {
  const [email, thief] = [anEmail(), anEmail()];
  const memberId = await join(email);
  const asker = { ...aBrowser(), memberId };
  // not even a code goes to the new contact
  expect(await askForNew(thief, asker)).toEqual({ problem: 'OWN_CODE_REQUIRED' });
  const forOther = await ownProof('CLOSE_ACCOUNT', asker);
  expect(await askForNew(thief, asker, forOther)).toEqual({ problem: 'CODE_WRONG' });
  expect(await contactsOf(memberId)).toEqual([email]);
  // the control: with the code it is changed
  const proof = await proofOfNew(thief, asker, await ownProof('ALLOW_CONTACT_CHANGE', asker));
  expect(await members.changeContact({ proof, loginPassword: '' }, asker, now)).toBeNull();
  expect(await contactsOf(memberId)).toEqual([thief]);
});

test('a code to the new contact that nothing old allowed changes nothing, nor where the password has gone since', async () => {
  const email = anEmail();
  const memberId = await join(email, 'm4gnolia');
  const asker = { ...aBrowser(), memberId };
  const proof = await proofOfNew(anEmail(), asker);
  const change = () => members.changeContact({ proof, loginPassword: '' }, asker, now);
  expect(await change()).toBe('REQUIRED');
  await db.deleteFrom('member_passwords').where('member_id', '=', memberId).execute();
  expect(await change()).toBe('OWN_CODE_REQUIRED');
  expect(await contactsOf(memberId)).toEqual([email]);
});

test('a code to an old contact takes the place of a password that was forgotten', async () => {
  const [email, other] = [anEmail(), anEmail()];
  const memberId = await join(email, 'm4gnolia');
  const asker = { ...aBrowser(), memberId };
  const proof = await proofOfNew(other, asker, await ownProof('ALLOW_CONTACT_CHANGE', asker));
  expect(await members.changeContact({ proof, loginPassword: '' }, asker, now)).toBeNull();
  expect(await contactsOf(memberId)).toEqual([other]);
});

test('the contact of another member is refused after the right code, and no sooner; nothing is lost', async () => {
  const [own, taken] = [anEmail(), anEmail()];
  await join(taken);
  const memberId = await join(own, 'm4gnolia');
  const asker = { ...aBrowser(), memberId };
  const proof = await proofOfNew(taken, asker);
  const change = (code: string) =>
    members.changeContact({ proof: { ...proof, code }, loginPassword: 'm4gnolia' }, asker, now);
  const wrong = proof.code === '000000' ? '111111' : '000000';
  expect(await change(wrong)).toBe('CODE_WRONG');
  expect(await change(proof.code)).toBe('CONTACT_TAKEN');
  expect(await contactsOf(memberId)).toEqual([own]);
});

test('a code that another member asked for at this browser proves nothing', async () => {
  const [first, second] = [await join(anEmail(), 'm4gnolia'), await join(anEmail(), 'm4gnolia')];
  const browser = aBrowser();
  const proof = await proofOfNew(anEmail(), { ...browser, memberId: first });
  const asker = { ...browser, memberId: second };
  expect(await members.changeContact({ proof, loginPassword: 'm4gnolia' }, asker, now)).toBe(
    'CODE_WRONG',
  );
});
