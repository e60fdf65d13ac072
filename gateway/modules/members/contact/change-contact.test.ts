import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Contact } from '#gateway/modules/members/member.model.ts';
import type { MemberAsker } from '#gateway/modules/members/member-asker.ts';
import { aBrowser, anEmail, memberDesk } from '#gateway/modules/members/members.test-support.ts';
import type { MemberNotice } from '#gateway/modules/members/notices/leave-notice.ts';
import type { OldFactor } from '#gateway/modules/members/passwords/old-factor.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const { members, join, ownProof, verification, now } = memberDesk(db);
const by = (password: string) => ({ password, code: null });

async function proofOfNew(contact: Contact, { address, ...actor }: MemberAsker) {
  const request = { purpose: 'CHANGE_CONTACT', recipient: contact, locale: 'en' } as const;
  const asked = await members.requestCode(request, { actor, address }, now);
  if ('problem' in asked) throw new Error(asked.problem);
  const sent = await verification.codeToSend(asked.challenge.id, now);
  return { challengeId: asked.challenge.id, code: sent?.code ?? 'none' };
}
const noticesTo = async (memberId: string) => {
  const { rows } = await sql<{ payload: MemberNotice }>`
    select payload from graphile_worker._private_jobs order by id`.execute(db);
  return rows
    .map(({ payload }) => payload)
    .filter((payload) => payload.memberId === memberId && payload.kind === 'CONTACT_CHANGED');
};
const contactsOf = async (memberId: string) => (await members.find(memberId))?.contacts;

test('a new address is confirmed by the code that went to it, and the old one is told', async () => {
  const [before, after] = [anEmail(), anEmail()];
  const memberId = await join(before, 'm4gnolia');
  const asker = { ...aBrowser(), memberId };
  const proof = await proofOfNew(after, asker);
  const change = (password: string, given = proof) =>
    members.changeContact({ proof: given, by: by(password) }, asker, now);
  expect(await change('')).toEqual({ code: 'REQUIRED', of: 'OLD' });
  expect(await change('wr0ngone')).toEqual({ code: 'PASSWORD_WRONG', of: 'OLD' });
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
  const proof = await proofOfNew(phone, asker);
  const own = { password: '', code: await ownProof('ALLOW_CONTACT_CHANGE', asker) };
  expect(await members.changeContact({ proof, by: own }, asker, now)).toBeNull();
  expect(await contactsOf(memberId)).toEqual([email, phone]);
  expect((await noticesTo(memberId)).map(({ to }) => to)).toEqual([email.address]);
});

test('without a password it takes a code to a contact of before: a copied session changes nothing', async () => {
  const email = anEmail();
  const memberId = await join(email);
  const asker = { ...aBrowser(), memberId };
  const proof = await proofOfNew(anEmail(), asker);
  const change = (old: OldFactor) => members.changeContact({ proof, by: old }, asker, now);
  const refused = { code: 'OWN_CODE_REQUIRED', of: 'OLD' };
  for (const typed of ['', 'gu3ssed']) expect(await change(by(typed))).toEqual(refused);
  // neither the code to the new contact, nor one that was sent for something else
  const others = [proof, await ownProof('CLOSE_ACCOUNT', asker)];
  for (const code of others)
    expect(await change({ password: '', code })).toEqual({ code: 'CODE_WRONG', of: 'OLD' });
  expect(await contactsOf(memberId)).toEqual([email]);
  // the control: with the code it is changed
  const code = await ownProof('ALLOW_CONTACT_CHANGE', asker);
  expect(await change({ password: '', code })).toBeNull();
  expect(await contactsOf(memberId)).not.toEqual([email]);
});

test('the contact of another member is refused after the right code, and no sooner; nothing is lost', async () => {
  const [own, taken] = [anEmail(), anEmail()];
  await join(taken);
  const memberId = await join(own, 'm4gnolia');
  const asker = { ...aBrowser(), memberId };
  const proof = await proofOfNew(taken, asker);
  const change = (code: string) =>
    members.changeContact({ proof: { ...proof, code }, by: by('m4gnolia') }, asker, now);
  const wrong = proof.code === '000000' ? '111111' : '000000';
  expect(await change(wrong)).toEqual({ code: 'CODE_WRONG', of: 'NEW' });
  expect(await change(proof.code)).toEqual({ code: 'CONTACT_TAKEN', of: 'NEW' });
  expect(await contactsOf(memberId)).toEqual([own]);
});

test('a code that another member asked for at this browser proves nothing', async () => {
  const [first, second] = [await join(), await join(anEmail(), 'm4gnolia')];
  const browser = aBrowser();
  const proof = await proofOfNew(anEmail(), { ...browser, memberId: first });
  const asker = { ...browser, memberId: second };
  expect(await members.changeContact({ proof, by: by('m4gnolia') }, asker, now)).toEqual({
    code: 'CODE_WRONG',
    of: 'NEW',
  });
});
