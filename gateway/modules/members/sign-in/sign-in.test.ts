import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aBrowser, anEmail, memberDesk } from '#gateway/modules/members/members.test-support.ts';
import { findHash } from '#gateway/modules/members/passwords/passwords.repository.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { testDatabase } from '#tests/support/database.ts';
import { SIGN_IN_LIMITS } from './sign-in-limits.ts';

const { db } = await testDatabase();
const { members, join, proofOf, tryPassword, compared, now, at } = memberDesk(db);
const WRONG = { problem: 'CREDENTIALS_WRONG', retryAt: null };

test('a member signs in by e-mail, by phone and by the number of the card, with the password', async () => {
  const email = anEmail();
  const memberId = await join(email, 'm4gnolia');
  const { card } = (await members.find(memberId)) ?? {};
  const names = [
    email.address.toUpperCase(),
    card?.number ?? '',
    `${BRAND.carrierCode}${card?.number}`,
  ];
  for (const name of names)
    expect(await tryPassword(name, 'm4gnolia', aBrowser())).toEqual({ memberId });
  const phone = { kind: 'PHONE', address: '+85291234567' } as const;
  const other = await join(phone, 'm4gnolia');
  expect(await tryPassword('+852 9123 4567', 'm4gnolia', aBrowser())).toEqual({ memberId: other });
});

test.each([
  { kind: 'EMAIL', address: 'by.code@example.com' },
  { kind: 'PHONE', address: '+85261234567' },
] as const)('a member signs in by a code to $address', async (contact) => {
  const memberId = await join(contact);
  const browser = aBrowser();
  const proof = await proofOf('SIGN_IN', contact, browser);
  const prove = (asker = browser) =>
    members.prove({ by: 'CODE', proof, remember: false }, asker, now);
  expect(await prove(aBrowser())).toEqual({ problem: 'CODE_WRONG', retryAt: null });
  expect(await prove()).toEqual({ memberId });
});

test('the right code of a stranger says that there is no member, and no sooner', async () => {
  const browser = aBrowser();
  const proof = await proofOf('SIGN_IN', anEmail(), browser);
  const prove = (code: string) =>
    members.prove({ by: 'CODE', proof: { ...proof, code }, remember: false }, browser, now);
  const wrong = proof.code === '123456' ? '654321' : '123456';
  expect(await prove(wrong)).toHaveProperty('problem', 'CODE_WRONG');
  expect(await prove(proof.code)).toHaveProperty('problem', 'NOT_A_MEMBER');
});

test('an unknown account, one without a password and a wrong password look and cost the same', async () => {
  const [withPassword, without] = [anEmail(), anEmail()];
  await join(withPassword, 'm4gnolia');
  await join(without);
  const accounts = [
    withPassword.address,
    without.address,
    anEmail().address,
    'no account',
    '+85200000000',
  ];
  for (const account of accounts) {
    compared.length = 0;
    expect(await tryPassword(account, 'wr0ngone', aBrowser())).toEqual(WRONG);
    // one hash is compared, whatever was found
    expect(compared).toHaveLength(1);
  }
});

test('ten thousand guesses at one account are checked as often as its limit allows', async () => {
  const email = anEmail();
  const memberId = await join(email, 'm4gnolia');
  const { card } = (await members.find(memberId)) ?? {};
  const names = [email.address, card?.number ?? ''];
  compared.length = 0;
  const networks = Array.from({ length: 100 }, () => aBrowser());
  const guess = (index: number) =>
    tryPassword(names[index % 2] ?? '', `guess${index}`, networks[index % 100] ?? aBrowser());
  for (let done = 0; done < 10_000; done += 20)
    await Promise.all(Array.from({ length: 20 }, (_, index) => guess(done + index)));
  expect(compared).toHaveLength(SIGN_IN_LIMITS.account.most);
  expect(await tryPassword(email.address, 'm4gnolia', aBrowser())).toEqual({
    problem: 'TOO_MANY_REQUESTS',
    retryAt: at(60),
  });
  // a code is still a way in, and the lock ends
  const browser = aBrowser();
  const proof = await proofOf('SIGN_IN', email, browser);
  expect(await members.prove({ by: 'CODE', proof, remember: false }, browser, now)).toEqual({
    memberId,
  });
  expect(await tryPassword(email.address, 'm4gnolia', aBrowser(), at(60))).toEqual({ memberId });
}, 120_000);

test('ten thousand guesses over a thousand accounts from one network are checked as often as its limit allows', async () => {
  const { address } = aBrowser();
  const accounts = Array.from({ length: 1000 }, () => `${randomUUID()}@example.com`);
  const guess = (index: number) =>
    tryPassword(accounts[index % 1000] ?? '', `guess${index}`, { ...aBrowser(), address });
  compared.length = 0;
  for (let done = 0; done < 10_000; done += 20)
    await Promise.all(Array.from({ length: 20 }, (_, index) => guess(done + index)));
  expect(compared).toHaveLength(SIGN_IN_LIMITS.network.most);
}, 120_000);

test('without a limit in the way each guess would be checked', async () => {
  const email = anEmail();
  await join(email, 'm4gnolia');
  compared.length = 0;
  // one an hour: each falls into a window of its own
  for (let hour = 0; hour < 40; hour += 1)
    await tryPassword(email.address, 'gu3ssed', aBrowser(), at(60 * hour));
  expect(compared).toHaveLength(40);
});

test('a stranger at one network does not shut a member out', async () => {
  const email = anEmail();
  const memberId = await join(email, 'm4gnolia');
  const stranger = aBrowser();
  for (let index = 0; index < 100; index += 1)
    await tryPassword(email.address, `guess${index}`, stranger);
  expect(await tryPassword(email.address, 'm4gnolia', stranger)).toHaveProperty(
    'problem',
    'TOO_MANY_REQUESTS',
  );
  expect(await tryPassword(email.address, 'm4gnolia', aBrowser())).toEqual({ memberId });
});

test('a password under an earlier pepper is hashed again when it is typed', async () => {
  const email = anEmail();
  const memberId = await join(email, 'm4gnolia');
  const isPresent = (hash: string) => hash.startsWith('present');
  const desk = memberDesk(db, {
    hashes: {
      isPresent,
      hash: async (password) => `present ${password}`,
      isOf: async (hash, password) => hash?.endsWith(` ${password}`) ?? false,
    },
  });
  await desk.tryPassword(email.address, 'wr0ngone', aBrowser());
  expect(await findHash(db, memberId, 'LOGIN')).toBe('plain m4gnolia');
  await desk.tryPassword(email.address, 'm4gnolia', aBrowser());
  expect(await findHash(db, memberId, 'LOGIN')).toBe('present m4gnolia');
  expect(await desk.tryPassword(email.address, 'm4gnolia', aBrowser())).toEqual({ memberId });
});

test('patient guesses from many networks end at the ceiling of a day, and a known browser stays open to the owner', async () => {
  const email = anEmail();
  const memberId = await join(email, 'm4gnolia');
  const known = { ...aBrowser(), browser: Buffer.from('a browser of the owner') };
  await members.seeDevice(memberId, { device: 'Firefox, Linux', browser: known.browser }, now);
  compared.length = 0;
  for (let guess = 0; guess < 6 * 40; guess += 1)
    await tryPassword(email.address, `guess${guess}`, aBrowser(), at(60 * Math.floor(guess / 40)));
  expect(compared).toHaveLength(SIGN_IN_LIMITS.accountInADay.most);
  const later = at(5 * 60);
  const limited = { problem: 'TOO_MANY_REQUESTS', retryAt: new Date('2027-01-06T00:00:00Z') };
  expect(await tryPassword(email.address, 'm4gnolia', aBrowser(), later)).toEqual(limited);
  expect(await tryPassword(email.address, 'm4gnolia', known, later)).toEqual({ memberId });
  // a browser that is known to another member is a stranger's here
  const other = { ...aBrowser(), browser: Buffer.from('a browser of another member') };
  const otherId = await join(anEmail(), 'm4gnolia');
  await members.seeDevice(otherId, { device: 'Firefox, Linux', browser: other.browser }, now);
  expect(await tryPassword(email.address, 'm4gnolia', other, later)).toEqual(limited);
  // a known browser has limits too
  for (let guess = 0; guess < SIGN_IN_LIMITS.knownBrowser.most; guess += 1)
    await tryPassword(email.address, `guess${guess}`, { ...known, address: randomUUID() }, later);
  expect(await tryPassword(email.address, 'm4gnolia', known, later)).toHaveProperty(
    'problem',
    'TOO_MANY_REQUESTS',
  );
});
