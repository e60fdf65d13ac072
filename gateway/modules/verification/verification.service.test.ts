import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { inTransaction } from '#gateway/database/transaction.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import type { MailMessage } from '#gateway/ports/mailer/mailer.ts';
import type { SmsMessage } from '#gateway/ports/sms/sms-sender.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';
import { type ChallengeRequest, distinctMailboxes } from './challenge-code.service.ts';
import { createVerificationService } from './verification.service.ts';
import type { VerificationPurpose } from './verification-dependencies.ts';

const { db } = await testDatabase();
const keys = deriveKeys({ secret: 'a secret of more than thirty-two letters' });
const now = new Date('2027-01-05T02:00:00Z');
const sent: MailMessage[] = [];
const texts: SmsMessage[] = [];

const mailOf = (subject: string) => async (data: { code: string }) => ({
  subject,
  text: data.code,
  html: data.code,
  attachments: [],
});
const verification = createVerificationService({
  db,
  ids: randomIds,
  keys,
  mailer: { send: async (message) => void sent.push(message), close: async () => {} },
  sms: { send: async (message) => void texts.push(message) },
  smsOf: ({ code }) => `text ${code}`,
  siteUrlOf: () => 'https://air.example/',
  signInUrlOf: async () => null,
  mails: { usual: mailOf('your code'), CHECK_IN_CANCELLATION: mailOf('cancel your check-in') },
});

const anAsker = () => ({ sessionId: randomUUID(), address: randomUUID() });

async function challenge(request: Partial<ChallengeRequest>, when = now) {
  const whole: ChallengeRequest = {
    purpose: 'SIGN_IN',
    recipient: 'anna@example.com',
    subject: null,
    target: Buffer.from(randomUUID()),
    quotas: [],
    asker: anAsker(),
    locale: 'en',
    ...request,
  };
  return inTransaction(db, (trx) => verification.challenge(trx, whole, when));
}
async function idOf(request: Partial<ChallengeRequest>) {
  const answer = await challenge(request);
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.challenge.id;
}
const codeOf = async (challengeId: string) =>
  (await verification.codeToSend(challengeId, now))?.code ?? 'none';

test('a code for a mailbox that stands for nothing else is proved by its recipient', async () => {
  const asker = anAsker();
  const challengeId = await idOf({ asker });
  const answer = { purpose: 'SIGN_IN', challengeId, code: await codeOf(challengeId) } as const;
  const confirm = (when: Date) =>
    inTransaction(db, (trx) => verification.confirm(trx, answer, asker, when));
  const opened = { subject: null, locale: 'en', confirmedAt: now };
  const confirmed = { recipient: 'anna@example.com', ...opened };
  expect(await confirm(now)).toEqual({ ...confirmed, repeated: false });
  expect(await confirm(addMinutes(now, 1))).toEqual({ ...confirmed, repeated: true });
});

test('what a code opens is whatever its purpose says', async () => {
  const asker = anAsker();
  const purpose: VerificationPurpose = 'CHECK_IN_CANCELLATION';
  const challengeId = await idOf({ purpose, subject: 'coupon-1 coupon-2', asker });
  const answer = { purpose, challengeId, code: await codeOf(challengeId) };
  expect(
    await inTransaction(db, (trx) => verification.confirm(trx, answer, asker, now)),
  ).toHaveProperty('subject', 'coupon-1 coupon-2');
});

test('the code of one purpose is wrong for another', async () => {
  const asker = anAsker();
  const challengeId = await idOf({ purpose: 'REGISTER', asker });
  const code = await codeOf(challengeId);
  const confirm = (purpose: VerificationPurpose) =>
    inTransaction(db, (trx) =>
      verification.confirm(trx, { purpose, challengeId, code }, asker, now),
    );
  expect(await confirm('RESET_LOGIN_PASSWORD')).toEqual({ problem: 'CODE_WRONG' });
  expect(await confirm('REGISTER')).toHaveProperty('recipient');
});

test('a code goes out by the mail of its purpose, or by the usual one', async () => {
  for (const purpose of ['CHECK_IN_CANCELLATION', 'SIGN_IN'] as const)
    await verification.sendCode(await idOf({ purpose }), now);
  expect(sent.map(({ subject }) => subject)).toEqual(['cancel your check-in', 'your code']);
});

test('a code to a phone goes by text, and by no mail', async () => {
  const [mails, recipient] = [sent.length, '+85291234567'];
  const id = await idOf({ recipient });
  await verification.sendCode(id, now);
  expect(texts).toEqual([{ to: recipient, locale: 'en', text: `text ${await codeOf(id)}` }]);
  expect(sent).toHaveLength(mails);
});

test('a code of another purpose serves where the command takes both', async () => {
  const asker = anAsker();
  const challengeId = await idOf({ asker });
  const answer = { purpose: 'REGISTER', challengeId, code: await codeOf(challengeId) } as const;
  const confirm = (more: { orPurpose?: VerificationPurpose }) =>
    inTransaction(db, (trx) => verification.confirm(trx, { ...answer, ...more }, asker, now));
  expect(await confirm({})).toEqual({ problem: 'CODE_WRONG' });
  expect(await confirm({ orPurpose: 'SIGN_IN' })).toHaveProperty('recipient');
});

test('a code past a quota is not sent, and the answer does not say so', async () => {
  const quotas = [
    { key: Buffer.from(randomUUID()), limit: { most: 1, windowMinutes: 60 } },
    { key: Buffer.from(randomUUID()), limit: { most: 2, windowMinutes: 60 } },
  ];
  const [first, second] = [await idOf({ quotas }), await idOf({ quotas })];
  expect(await codeOf(first)).toMatch(/^\d{6}$/);
  expect(await verification.codeToSend(second, now)).toBeNull();
});

test('for one target there is one code a minute, of each purpose', async () => {
  const target = Buffer.from(randomUUID());
  await idOf({ target });
  expect(await challenge({ target })).toEqual({ problem: 'TOO_SOON' });
  expect(await challenge({ target, purpose: 'REGISTER' })).toHaveProperty('challenge');
  expect(await challenge({ target }, addMinutes(now, 1))).toHaveProperty('challenge');
});

test('a code for several mailboxes goes to each, a message each', async () => {
  const others = [{ recipient: 'bert@example.com', subject: 'of bert' }];
  const challengeId = await idOf({ subject: 'of anna', others });
  const before = sent.length;
  for (const at of [0, 1, 2]) await verification.sendCode(challengeId, now, at);
  expect(sent.slice(before).map(({ to }) => to)).toEqual(['anna@example.com', 'bert@example.com']);
});

test('a mailbox gets one code, however its letters are written, and five mailboxes at most', () => {
  const named = ['Anna', 'bert', 'ANNA', 'carl', 'dora', 'emil', 'fritz'].map((name) => ({
    recipient: `${name}@example.com`,
  }));
  const names = distinctMailboxes(named).map(({ recipient }) => recipient.split('@')[0]);
  expect(names).toEqual(['Anna', 'bert', 'carl', 'dora', 'emil']);
});
