import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Contact } from '#gateway/modules/members/member.model.ts';
import type { MemberAsker } from '#gateway/modules/members/member-asker.ts';
import { aBrowser, anEmail, memberDesk } from '#gateway/modules/members/members.test-support.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const { members, join, verification, now } = memberDesk(db);

async function proofOfNew(contact: Contact, { address, ...actor }: MemberAsker) {
  const request = { purpose: 'CHANGE_CONTACT', recipient: contact, locale: 'en' } as const;
  const asked = await members.requestCode(request, { actor, address }, now);
  if ('problem' in asked) throw new Error(asked.problem);
  const sent = await verification.codeToSend(asked.challenge.id, now);
  return { challengeId: asked.challenge.id, code: sent?.code ?? 'none' };
}
const noticesTo = async (memberId: string) => {
  const { rows } = await sql<{ payload: { memberId: string; kind: string; to?: string } }>`
    select payload from graphile_worker._private_jobs`.execute(db);
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
  const change = (loginPassword: string, given = proof) =>
    members.changeContact({ proof: given, loginPassword }, asker, now);
  expect(await change('')).toBe('REQUIRED');
  expect(await change('wr0ngone')).toBe('PASSWORD_WRONG');
  expect(await contactsOf(memberId)).toEqual([before]);
  expect(await change('m4gnolia')).toBeNull();
  expect(await contactsOf(memberId)).toEqual([after]);
  // after a lost answer the same request changes nothing and tells no one again
  expect(await change('m4gnolia')).toBeNull();
  expect(await noticesTo(memberId)).toEqual([
    { memberId, kind: 'CONTACT_CHANGED', to: before.address },
  ]);
});

test('a phone is added to an address, which is told', async () => {
  const email = anEmail();
  const memberId = await join(email);
  const asker = { ...aBrowser(), memberId };
  const phone = { kind: 'PHONE', address: '+85261112222' } as const;
  const proof = await proofOfNew(phone, asker);
  expect(await members.changeContact({ proof, loginPassword: '' }, asker, now)).toBeNull();
  expect(await contactsOf(memberId)).toEqual([email, phone]);
  expect((await noticesTo(memberId)).map(({ to }) => to)).toEqual([email.address]);
});

test('the contact of another member is refused after the right code, and no sooner; nothing is lost', async () => {
  const [own, taken] = [anEmail(), anEmail()];
  await join(taken);
  const memberId = await join(own);
  const asker = { ...aBrowser(), memberId };
  const proof = await proofOfNew(taken, asker);
  const change = (code: string) =>
    members.changeContact({ proof: { ...proof, code }, loginPassword: '' }, asker, now);
  expect(await change(proof.code === '000000' ? '111111' : '000000')).toBe('CODE_WRONG');
  expect(await change(proof.code)).toBe('CONTACT_TAKEN');
  expect(await contactsOf(memberId)).toEqual([own]);
});

test('a code that another member asked for at this browser proves nothing', async () => {
  const [first, second] = [await join(), await join()];
  const browser = aBrowser();
  const proof = await proofOfNew(anEmail(), { ...browser, memberId: first });
  expect(
    await members.changeContact(
      { proof, loginPassword: '' },
      { ...browser, memberId: second },
      now,
    ),
  ).toBe('CODE_WRONG');
});
