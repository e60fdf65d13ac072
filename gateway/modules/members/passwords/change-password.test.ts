import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { storeCopies } from '#gateway/modules/member-messages/member-messages.repository.ts';
import { aBrowser, anEmail, memberDesk } from '#gateway/modules/members/members.test-support.ts';
import {
  type MemberNotification,
  SEND_NOTIFICATION,
} from '#gateway/modules/members/notifications/send-notification.service.ts';
import { SIGN_IN_LIMITS } from '#gateway/modules/members/sign-in/sign-in-limits.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const { members, mails, join, ownProof, tryPassword, ended, now, at } = memberDesk(db);

async function aMember(password: string | null = 'm4gnolia') {
  const email = anEmail();
  const memberId = await join(email, password);
  return { email, asker: { ...aBrowser(), memberId } };
}
const change = (currentPassword: string, newPassword: string) => ({
  currentPassword,
  newPassword,
  proof: null,
});

test('another password needs the present one, and ends the other sessions', async () => {
  const { email, asker } = await aMember();
  const to = (current: string, next: string) =>
    members.changePassword(change(current, next), asker, now);
  expect(await to('', 'n3wflower')).toBe('REQUIRED');
  expect(await to('wr0ngone', 'n3wflower')).toBe('PASSWORD_WRONG');
  expect(await to('m4gnolia', 'm4gnolia')).toBe('PASSWORD_UNCHANGED');
  expect(ended).toEqual([]);
  expect(await to('m4gnolia', 'n3wflower')).toBeNull();
  expect(ended).toEqual([{ memberId: asker.memberId, kept: asker.sessionId }]);
  expect(await tryPassword(email.address, 'm4gnolia', aBrowser())).toHaveProperty('problem');
  const { memberId } = asker;
  expect(await tryPassword(email.address, 'n3wflower', aBrowser())).toEqual({ memberId });
});

test('the first password needs a code to the member’s own contact: a copied session sets none', async () => {
  const { email, asker } = await aMember(null);
  const { memberId } = asker;
  for (const typed of ['', 'm4gnolia'])
    expect(await members.changePassword(change(typed, 'm4gnolia'), asker, now)).toBe(
      'OWN_CODE_REQUIRED',
    );
  expect(await members.passwordsOf(memberId)).toEqual([]);
  const proof = await ownProof('RESET_LOGIN_PASSWORD', asker);
  const first = { currentPassword: '', newPassword: 'm4gnolia', proof };
  expect(await members.changePassword(first, asker, now)).toBeNull();
  expect(await tryPassword(email.address, 'm4gnolia', aBrowser())).toEqual({ memberId });
});

test('a code to the member’s own contact takes the place of the present password', async () => {
  const { asker } = await aMember();
  const proof = await ownProof('RESET_LOGIN_PASSWORD', asker);
  const by = (given: typeof proof, who = asker) =>
    members.changePassword(
      { currentPassword: '', newPassword: 'n3wflower', proof: given },
      who,
      now,
    );
  const wrong = { ...proof, code: proof.code === '000000' ? '111111' : '000000' };
  expect(await by(wrong)).toBe('CODE_WRONG');
  const other = await aMember();
  // another member at the same browser
  expect(await by(proof, { ...asker, memberId: other.asker.memberId })).toBe('CODE_WRONG');
  expect(await by(proof)).toBeNull();
});

test('of two changes at once that name the same password, one is made', async () => {
  const { asker } = await aMember();
  const answers = await Promise.all(
    ['n3wflower', 'an0ther1'].map((next) =>
      members.changePassword(change('m4gnolia', next), asker, now),
    ),
  );
  expect(answers.toSorted()).toEqual(['PASSWORD_WRONG', null].toSorted());
});

test('a session that was stolen guesses no more often than a stranger', async () => {
  const { asker } = await aMember();
  const answers = [];
  for (let tries = 0; tries <= SIGN_IN_LIMITS.accountFromNetwork.most; tries += 1)
    answers.push(await members.changePassword(change(`guess${tries}`, 'n3wflower'), asker, now));
  expect(answers.at(-1)).toBe('TOO_MANY_REQUESTS');
  expect(answers.slice(0, -1).every((answer) => answer === 'PASSWORD_WRONG')).toBe(true);
});

test('the consumption password is set by a code, and is neither a row nor the day of birth', async () => {
  const { asker } = await aMember();
  const proof = await ownProof('SET_CONSUMPTION_PASSWORD', asker);
  const set = (digits: string) =>
    members.setConsumptionPassword({ proof, current: '', digits }, asker, now);
  for (const weak of ['123456', '777777', '900412', '120490'])
    expect(await set(weak)).toBe('PASSWORD_TOO_COMMON');
  expect(await set('730518')).toBeNull();
  expect(await members.releaseProblem(asker.memberId, '730518', now)).toBeNull();
  const told = await db
    .selectFrom('member_messages')
    .select('event')
    .where('member_id', '=', asker.memberId)
    .orderBy('serial')
    .execute();
  expect(told.map(({ event }) => event)).toEqual(['WELCOME', 'CONSUMPTION_PASSWORD_CHANGED']);
});

test('five wrong consumption passwords lock the points, however many come at once, until another one is set', async () => {
  const { asker } = await aMember();
  const { memberId } = asker;
  expect(await members.releaseProblem(memberId, '730518', now)).toBe(
    'CONSUMPTION_PASSWORD_NOT_SET',
  );
  const first = await ownProof('SET_CONSUMPTION_PASSWORD', asker);
  await members.setConsumptionPassword({ proof: first, current: '', digits: '730518' }, asker, now);
  // a right one forgets the wrong ones before
  await members.releaseProblem(memberId, '000001', now);
  expect(await members.releaseProblem(memberId, '730518', now)).toBeNull();
  const guesses = Array.from({ length: 40 }, (_, index) => String(index).padStart(6, '0'));
  const answers = await Promise.all(
    guesses.map((one) => members.releaseProblem(memberId, one, now)),
  );
  const { tries } = LIMITS.consumptionPassword;
  expect(answers.filter((one) => one === 'CONSUMPTION_PASSWORD_WRONG')).toHaveLength(tries);
  expect(await members.releaseProblem(memberId, '730518', now)).toBe('CONSUMPTION_PASSWORD_LOCKED');
  const [stored] = (await members.passwordsOf(memberId)).filter(
    ({ kind }) => kind === 'CONSUMPTION',
  );
  expect(stored?.wrongTries).toBe(tries);
  await db.deleteFrom('verification_challenges').execute();
  const again = await ownProof('SET_CONSUMPTION_PASSWORD', asker);
  await members.setConsumptionPassword({ proof: again, current: '', digits: '730518' }, asker, now);
  expect(await members.releaseProblem(memberId, '730518', now)).toBeNull();
});

test('the right digits, sent more often at once than may be tried, lock nothing', async () => {
  const { asker } = await aMember();
  const { memberId } = asker;
  const proof = await ownProof('SET_CONSUMPTION_PASSWORD', asker);
  await members.setConsumptionPassword({ proof, current: '', digits: '730518' }, asker, now);
  const atOnce = Array.from({ length: LIMITS.consumptionPassword.tries + 1 }, () =>
    members.releaseProblem(memberId, '730518', now),
  );
  expect(await Promise.all(atOnce)).toEqual(atOnce.map(() => null));
});

test('points are held for a day after a code set the login password, not after the present one did', async () => {
  const { asker } = await aMember();
  const { memberId } = asker;
  const digits = await ownProof('SET_CONSUMPTION_PASSWORD', asker);
  await members.setConsumptionPassword(
    { proof: digits, current: '', digits: '730518' },
    asker,
    now,
  );
  expect(await members.changePassword(change('m4gnolia', 'n3wflower'), asker, now)).toBeNull();
  expect(await members.releaseProblem(memberId, '730518', now)).toBeNull();
  const proof = await ownProof('RESET_LOGIN_PASSWORD', asker);
  await members.changePassword({ currentPassword: '', newPassword: 'an0ther1', proof }, asker, now);
  // not a try of the digits, right or wrong
  for (let tries = 0; tries <= LIMITS.consumptionPassword.tries; tries += 1)
    expect(await members.releaseProblem(memberId, '000001', now)).toBe('POINTS_HELD');
  const until = at(LIMITS.pointsHoldHours * 60);
  expect(await members.pointsHeldUntil(memberId, now)).toEqual(until);
  expect(await members.pointsHeldUntil(memberId, until)).toBeNull();
  expect(await members.releaseProblem(memberId, '730518', until)).toBeNull();
});

test('the digits until now allow others, once and as often as at a payment', async () => {
  const { asker } = await aMember();
  const { memberId } = asker;
  const change = (current: string, digits: string) =>
    members.setConsumptionPassword({ proof: null, current, digits }, asker, now);
  // the first ones need a code
  expect(await change('730518', '730518')).toBe('CONSUMPTION_PASSWORD_WRONG');
  const proof = await ownProof('SET_CONSUMPTION_PASSWORD', asker);
  await members.setConsumptionPassword({ proof, current: '', digits: '730518' }, asker, now);
  expect(await change('730519', '902615')).toBe('CONSUMPTION_PASSWORD_WRONG');
  const answers = await Promise.all(['902615', '416037'].map((next) => change('730518', next)));
  expect(answers.toSorted()).toEqual(['CONSUMPTION_PASSWORD_WRONG', null].toSorted());
  const { tries } = LIMITS.consumptionPassword;
  for (let wrong = 0; wrong < tries; wrong += 1) await change('000001', '902615');
  expect(await change('730518', '902615')).toBe('CONSUMPTION_PASSWORD_LOCKED');
  expect(await members.releaseProblem(memberId, '730518', now)).toBe('CONSUMPTION_PASSWORD_LOCKED');
});

test('a member who wants no copies of messages is written to all the same', async () => {
  const { email, asker } = await aMember();
  const { memberId } = asker;
  await storeCopies(db, memberId, false);
  mails.length = 0;
  expect(await members.changePassword(change('m4gnolia', 'n3wflower'), asker, now)).toBeNull();
  const { rows } = await sql<{ payload: MemberNotification }>`
    select job.payload from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    where task.identifier = ${SEND_NOTIFICATION} and job.payload ->> 'memberId' = ${memberId}
    order by job.id`.execute(db);
  const notice = rows.at(-1)?.payload;
  expect(notice?.kind).toBe('PASSWORD_CHANGED');
  if (notice) await members.sendNotification(notice);
  expect(mails.map(({ to }) => to)).toEqual([email.address]);
});
