import { expect, test } from 'vitest';
import { MailerError } from '#gateway/ports/mailer/mailer.ts';
import { smtpMailer } from '#gateway/ports/mailer/smtp.mailer.ts';
import { httpSmsSender } from '#gateway/ports/sms/http.sms-sender.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { startJsonServer } from '#tests/support/outage/json-server.ts';
import { MESSAGE_CASES, observeMessages, type Sending } from './messages.cases.ts';
import { runCases } from './port-case.ts';

const NO_ADDRESS = 'nowhere';
const ADDRESS = 'a@example.test';

/** A server that keeps the contract. */
const sound: Sending = async (to) => {
  if (to === NO_ADDRESS) throw new MailerError('REJECTED');
};
const resultsOf = async (send: Sending, addresses: readonly string[] = [ADDRESS]) =>
  runCases(MESSAGE_CASES, await observeMessages(send, addresses, NO_ADDRESS));
const brokenOf = async (send: Sending) =>
  (await resultsOf(send)).filter(({ outcome }) => outcome === 'BROKEN').map(({ name }) => name);

test('a server that keeps every guarantee shows each where an address is named', async () => {
  expect((await resultsOf(sound)).map(({ outcome }) => outcome)).toEqual(
    MESSAGE_CASES.map(() => 'HOLDS'),
  );
  expect((await resultsOf(sound, [])).map(({ outcome }) => outcome)).toContain('NOT_SHOWN');
});

test('the adapter of a mail server keeps every guarantee', async () => {
  const server = await startMailServer();
  const mailer = smtpMailer({ url: server.url, from: 'care@example.test' });
  const words = {
    subject: 'A test',
    html: '',
    text: 'A test',
    attachments: [],
    locale: 'en',
  } as const;
  const observed = await observeMessages((to) => mailer.send({ ...words, to }), [ADDRESS], '@');
  await mailer.close();
  await server.stop();
  expect(runCases(MESSAGE_CASES, observed).filter(({ outcome }) => outcome !== 'HOLDS')).toEqual(
    [],
  );
});

test('the adapter of a gateway of text messages keeps every guarantee', async () => {
  const server = await startJsonServer(({ body }) => ({
    status: (body as { to: string }).to === '@' ? 400 : 202,
    body: {},
  }));
  const sms = httpSmsSender({ url: server.url, key: 'the key of the airline' });
  const send = (to: string) => sms.send({ to, text: 'A test', locale: 'en' });
  const observed = await observeMessages(send, ['+85221234567'], '@');
  await server.refuse();
  expect(runCases(MESSAGE_CASES, observed).filter(({ outcome }) => outcome !== 'HOLDS')).toEqual(
    [],
  );
});

let isShut = false;
let count = 0;
test.each<[string, Sending]>([
  [
    'a message to an address that exists is accepted, and a second one too',
    async (to) => {
      count += 1;
      if (count === 2) throw new MailerError('UNAVAILABLE');
      return sound(to);
    },
  ],
  [
    'a message to no address is REJECTED for good',
    async (to) => {
      if (to === NO_ADDRESS) throw new MailerError('UNAVAILABLE');
    },
  ],
  [
    'what is not accepted says why by a code, and whether it may be tried again',
    async (to) => {
      if (to === NO_ADDRESS) throw new Error('550 no such mailbox');
    },
  ],
  [
    'a refusal keeps nothing else from being sent',
    async (to) => {
      if (isShut) throw new MailerError('UNANSWERED');
      isShut = to === NO_ADDRESS;
      return sound(to);
    },
  ],
])('a seeded fault is named: %s', async (name, send) => {
  expect(await brokenOf(send)).toContain(name);
});
