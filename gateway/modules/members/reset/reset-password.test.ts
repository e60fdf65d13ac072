import { expect, test } from 'vitest';
import { aBrowser, anEmail, memberDesk } from '#gateway/modules/members/members.test-support.ts';
import { SIGN_IN_LIMITS } from '#gateway/modules/members/sign-in/sign-in-limits.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const { members, join, proofOf, tryPassword, ended, now, at } = memberDesk(db);

test('a new password after a code ends every session of the member', async () => {
  const email = anEmail();
  const memberId = await join(email, 'm4gnolia');
  const browser = aBrowser();
  const proof = await proofOf('RESET_LOGIN_PASSWORD', email, browser);
  const reset = (newPassword: string) =>
    members.resetPassword({ proof, newPassword }, browser, now);
  expect(await reset('m4gnolia')).toEqual({ problem: 'PASSWORD_UNCHANGED' });
  expect(ended).toEqual([]);
  expect(await reset('n3wflower')).toEqual({ memberId });
  expect(ended).toEqual([{ memberId, kept: null }]);
  expect(await tryPassword(email.address, 'm4gnolia', aBrowser())).toHaveProperty('problem');
  expect(await tryPassword(email.address, 'n3wflower', aBrowser())).toEqual({ memberId });
});

test('a code for sign-in sets no password, nor does the code of another browser or of ten minutes ago', async () => {
  const email = anEmail();
  await join(email);
  const browser = aBrowser();
  const signIn = await proofOf('SIGN_IN', email, browser);
  const proof = await proofOf('RESET_LOGIN_PASSWORD', email, browser);
  const reset = (given: typeof proof, asker = browser, when = now) =>
    members.resetPassword({ proof: given, newPassword: 'n3wflower' }, asker, when);
  expect(await reset(signIn)).toEqual({ problem: 'CODE_WRONG' });
  expect(await reset(proof, aBrowser())).toEqual({ problem: 'CODE_WRONG' });
  expect(await reset(proof, browser, at(10))).toEqual({ problem: 'CODE_EXPIRED' });
});

test('a reset lifts the limit of wrong passwords, for the account and from here', async () => {
  const email = anEmail();
  const memberId = await join(email, 'm4gnolia');
  const browser = aBrowser();
  const tryHere = (password: string) => tryPassword(email.address, password, browser);
  for (let tries = 0; tries <= SIGN_IN_LIMITS.accountFromNetwork.most; tries += 1)
    await tryHere(`gu3ss${tries}`);
  for (let tries = 0; tries <= SIGN_IN_LIMITS.account.most; tries += 1)
    await tryPassword(email.address, `gu3ss${tries}`, aBrowser());
  for (const from of [browser, aBrowser()])
    expect(await tryPassword(email.address, 'm4gnolia', from)).toHaveProperty(
      'problem',
      'TOO_MANY_REQUESTS',
    );
  const proof = await proofOf('RESET_LOGIN_PASSWORD', email, browser);
  await members.resetPassword({ proof, newPassword: 'n3wflower' }, browser, now);
  expect(await tryHere('n3wflower')).toEqual({ memberId });
  expect(await tryPassword(email.address, 'n3wflower', aBrowser())).toEqual({ memberId });
});

test('the name of the own mailbox is no password', async () => {
  const email = { kind: 'EMAIL', address: 'ka.wai.chan88@example.com' } as const;
  await join(email, 'm4gnolia');
  const browser = aBrowser();
  const proof = await proofOf('RESET_LOGIN_PASSWORD', email, browser);
  expect(await members.resetPassword({ proof, newPassword: 'kaWaiChan88' }, browser, now)).toEqual({
    problem: 'PASSWORD_TOO_COMMON',
  });
});
