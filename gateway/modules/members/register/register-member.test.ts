import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  aBrowser,
  anEmail,
  aPerson,
  memberDesk,
} from '#gateway/modules/members/members.test-support.ts';
import type { RegisterMemberInput } from '#gateway/resolvers.gen.ts';
import { isClubNumber } from '#schema/rules/club/club-number.ts';
import { testDatabase } from '#tests/support/database.ts';
import { readRegistration } from './register-member.service.ts';

const { db } = await testDatabase();
const { members, join, proofOf, mails, now } = memberDesk(db);
const draftWith = (proof: { challengeId: string; code: string }) => ({
  idempotencyKey: randomUUID(),
  proof,
  loginPassword: null,
  person: aPerson(),
  agreements: ['MEMBERSHIP', 'PRIVACY'],
  guardianName: null,
});

test('a new member has the Happiness card at once, under a number that checks itself', async () => {
  const email = anEmail();
  const member = await members.find(await join(email));
  expect(member?.card).toMatchObject({
    tier: 'HAPPINESS',
    validFrom: '2027-01-05',
    validUntil: null,
  });
  expect(isClubNumber(member?.card.number ?? '')).toBe(true);
  expect(member?.contacts).toEqual([email]);
});

test('a welcome goes to the contact that was proved', async () => {
  const email = anEmail();
  const memberId = await join(email);
  await members.sendNotification({ memberId, kind: 'WELCOME', to: email.address });
  expect(mails.at(-1)).toMatchObject({ to: email.address, locale: 'en' });
});

test('a contact belongs to one member: that it is taken is said after the right code only', async () => {
  const email = anEmail();
  await join(email);
  const browser = aBrowser();
  const typed = { ...email, address: email.address.toUpperCase() };
  const proof = await proofOf('REGISTER', typed, browser);
  const wrong = proof.code === '123456' ? '654321' : '123456';
  const register = (code: string) => members.register(draftWith({ ...proof, code }), browser, now);
  expect(await register(wrong)).toEqual({ problem: 'CODE_WRONG' });
  expect(await register(proof.code)).toEqual({ problem: 'ALREADY_MEMBER' });
});

test('a code for sign-in that is no member’s serves for registration', async () => {
  const browser = aBrowser();
  const proof = await proofOf('SIGN_IN', anEmail(), browser);
  const prove = { by: 'CODE', proof, remember: false } as const;
  expect(await members.prove(prove, browser, now)).toHaveProperty('problem', 'NOT_A_MEMBER');
  expect(await members.register(draftWith(proof), browser, now)).toHaveProperty('memberId');
});

test('two presses of the button make one member', async () => {
  const browser = aBrowser();
  const draft = draftWith(await proofOf('REGISTER', anEmail(), browser));
  const [one, two] = await Promise.all([
    members.register(draft, browser, now),
    members.register(draft, browser, now),
  ]);
  expect(one).toEqual(two);
  const other = { ...draft, person: aPerson({ lastName: 'WONG' }) };
  expect(await members.register(other, browser, now)).toEqual({
    problem: 'IDEMPOTENCY_KEY_REUSED',
  });
});

test('everything that is wrong with a registration is said at once, each at its field', () => {
  const input: RegisterMemberInput = {
    idempotencyKey: randomUUID(),
    proof: { challengeId: randomUUID(), code: '' },
    loginPassword: 'password1',
    lastName: '陳',
    firstName: '',
    dateOfBirth: '2016-01-06',
    agreements: ['PRIVACY'],
    locale: 'en',
  };
  expect(readRegistration(input, now)).toEqual({
    faults: [
      { code: 'NAME_LETTERS_ONLY', path: ['lastName'] },
      { code: 'REQUIRED', path: ['firstName'] },
      { code: 'REQUIRED', path: ['proof', 'code'] },
      { code: 'MEMBER_TOO_YOUNG', path: ['dateOfBirth'] },
      { code: 'PASSWORD_TOO_COMMON', path: ['loginPassword'] },
      { code: 'AGREEMENT_REQUIRED', path: ['agreements', 'MEMBERSHIP'] },
    ],
  });
  const birthday = readRegistration({ ...input, dateOfBirth: '2015-01-05' }, now);
  expect(JSON.stringify(birthday)).not.toContain('MEMBER_TOO_YOUNG');
});

test.each([
  ['twelve', '2015-01-05'],
  ['seventeen', '2009-01-06'],
])(
  'at %s one joins with the consent of a parent or guardian, who is named and recorded',
  async (_age, dateOfBirth) => {
    const browser = aBrowser();
    const input = {
      idempotencyKey: randomUUID(),
      proof: await proofOf('REGISTER', anEmail(), browser),
      lastName: 'Chan',
      firstName: 'Ka Wai',
      dateOfBirth,
      agreements: ['MEMBERSHIP' as const, 'PRIVACY' as const],
      locale: 'en' as const,
    };
    expect(readRegistration(input, now)).toEqual({
      faults: [
        { code: 'REQUIRED', path: ['guardianName'] },
        { code: 'GUARDIAN_CONSENT_REQUIRED', path: ['agreements', 'GUARDIAN'] },
      ],
    });
    const agreements = [...input.agreements, 'GUARDIAN'] as const;
    const guardianName = ' 陳美玲 ';
    const draft = readRegistration({ ...input, agreements: [...agreements], guardianName }, now);
    if ('faults' in draft) throw new Error(JSON.stringify(draft.faults));
    const made = await members.register(draft, browser, now);
    const given = await members.agreementsOf('memberId' in made ? made.memberId : '');
    expect(given).toContainEqual({ agreement: 'GUARDIAN', agreedAt: now, guardianName: '陳美玲' });
  },
);

test('from 18 no guardian is asked for, nor recorded', () => {
  const input: RegisterMemberInput = {
    idempotencyKey: randomUUID(),
    proof: { challengeId: randomUUID(), code: '123456' },
    lastName: 'Chan',
    firstName: 'Ka Wai',
    dateOfBirth: '2009-01-05',
    agreements: ['MEMBERSHIP', 'PRIVACY', 'GUARDIAN'],
    guardianName: 'Chan Mei Ling',
    locale: 'en',
  };
  expect(readRegistration(input, now)).toMatchObject({
    agreements: ['MEMBERSHIP', 'PRIVACY'],
    guardianName: null,
  });
});
