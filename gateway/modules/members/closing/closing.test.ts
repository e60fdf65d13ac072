import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aBrowser, anEmail, memberDesk } from '#gateway/modules/members/members.test-support.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { addDays, addMonths } from '#schema/rules/base/local-date.ts';
import { startOfDay } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const { members, join, ownProof, tryPassword, business, ended, now } = memberDesk(db);
const dayAfter = (day: string) => startOfDay(addDays(day, 1), BRAND.commercialZone);

async function leaving(email = anEmail()) {
  const memberId = await join(email, 'm4gnolia');
  const asker = { ...aBrowser(), memberId };
  const proof = await ownProof('CLOSE_ACCOUNT', asker);
  return { email, memberId, request: () => members.requestClosure(proof, asker, now) };
}

test('an account is not closed while something of the member’s is open', async () => {
  const { memberId, request } = await leaving();
  business.open = true;
  expect(await request()).toBe('OPEN_BUSINESS');
  expect((await members.find(memberId))?.closesOn).toBeNull();
  business.open = false;
  expect(await request()).toBeNull();
});

test('it works until its last day, then nothing leads to it, and its contact is free', async () => {
  const { email, memberId, request } = await leaving();
  expect(await request()).toBeNull();
  const document = {
    idempotencyKey: randomUUID(),
    number: 'E12345678',
    issuingCountry: 'CN',
    type: 'PP',
    expiresOn: '2030-01-01',
    fileIds: [],
  } as const;
  await members.submitDocument(document, { ...aBrowser(), memberId }, now);
  const { closesOn } = (await members.find(memberId)) ?? {};
  if (!closesOn) throw new Error('no last day');
  // a second request moves nothing
  expect(await request()).toBeNull();
  const told = await db
    .selectFrom('member_messages')
    .select('event')
    .where('member_id', '=', memberId)
    .orderBy('serial')
    .execute();
  expect(told.map(({ event }) => event)).toEqual(['WELCOME', 'CLOSURE_REQUESTED']);
  expect((await members.find(memberId))?.closesOn).toBe(closesOn);
  await members.closeAccounts(new Date(dayAfter(closesOn).getTime() - 1));
  expect(await tryPassword(email.address, 'm4gnolia', aBrowser())).toEqual({ memberId });

  await members.closeAccounts(dayAfter(closesOn));
  expect(ended.at(-1)).toEqual({ memberId, kept: null });
  const card = (await members.find(memberId))?.card.number ?? '';
  for (const account of [email.address, card])
    expect(await tryPassword(account, 'm4gnolia', aBrowser())).toHaveProperty('problem');
  await db.deleteFrom('verification_challenges').execute();
  expect(await join(email)).not.toBe(memberId);

  // the data stays for questions about points, then it is erased
  const erased = startOfDay(addDays(addMonths(addDays(closesOn, 1), 6), 1), BRAND.commercialZone);
  await members.closeAccounts(new Date(erased.getTime() - 1));
  expect(await members.documentsOf(memberId)).toHaveLength(1);
  await members.closeAccounts(erased);
  expect(await members.find(memberId)).toBeNull();
  expect(await members.documentsOf(memberId)).toEqual([]);
});
