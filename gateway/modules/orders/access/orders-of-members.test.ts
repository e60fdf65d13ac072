import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { accessDesk, anAsker } from './order-access.test-support.ts';

const { db } = await testDatabase();
const { desk, now, challengeFor, codeOf, confirm } = accessDesk(db);

let cards = 0;

/** A member at a new browser, with a proved e-mail address if one is given. */
async function aMember(email?: string) {
  const memberId = randomUUID();
  await db
    .insertInto('members')
    .values({
      id: memberId,
      card_number: String(++cards).padStart(10, '0'),
      tier: 'HAPPINESS',
      tier_from: '2027-01-01',
      tier_until: null,
      last_name: 'CHAN',
      first_name: 'TAI MAN',
      title: null,
      gender: null,
      date_of_birth: '1990-04-12',
      nationality: null,
      locale: 'en',
      joined_at: now,
      closes_on: null,
    })
    .execute();
  const contact = { member_id: memberId, kind: 'EMAIL', proved_at: now } as const;
  if (email)
    await db
      .insertInto('member_contacts')
      .values({ ...contact, address: email, lookup: email.toLowerCase() })
      .execute();
  return { ...anAsker(), memberId };
}
const sees = async (viewer: { sessionId: string; memberId: string | null }, id: string) =>
  (await desk.orders.find({ id }, viewer, now)) !== null;

test('an order made while signed in is the member’s at every browser, and no one else’s', async () => {
  const member = await aMember();
  const { id } = await desk.book(desk.offer(), {}, member);
  expect(await sees({ sessionId: randomUUID(), memberId: member.memberId }, id)).toBe(true);
  expect(await sees(await aMember(), id)).toBe(false);
});

test('an order whose contact is a proved address of the member is the member’s, in any letter case', async () => {
  const { id, contact } = await desk.book();
  const member = await aMember(contact.email.toUpperCase());
  expect(await sees(member, id)).toBe(true);
  expect(await sees(await aMember('another@example.com'), id)).toBe(false);
});

test('a member claims a guest’s order by its two factors and the code', async () => {
  const { id, reference } = await desk.book();
  const member = await aMember();
  const elsewhere = { sessionId: randomUUID(), memberId: member.memberId };
  expect(await sees(elsewhere, id)).toBe(false);
  const challenge = await challengeFor(reference, 'LIU/ANNA', member);
  await confirm(challenge, await codeOf(challenge), member);
  expect(await sees(elsewhere, id)).toBe(true);
  // the order of a member is opened to others by its code, and claimed by none
  const second = await aMember();
  const again = await challengeFor(reference, 'LIU/ANNA', second);
  await confirm(again, await codeOf(again), second);
  expect(await sees({ sessionId: randomUUID(), memberId: second.memberId }, id)).toBe(false);
});
