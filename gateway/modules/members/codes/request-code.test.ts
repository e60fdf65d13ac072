import { expect, test } from 'vitest';
import type { Contact } from '#gateway/modules/members/member.model.ts';
import { aBrowser, anEmail, memberDesk } from '#gateway/modules/members/members.test-support.ts';
import type { VerificationPurpose } from '#gateway/resolvers.gen.ts';
import { testDatabase } from '#tests/support/database.ts';
import { CODE_LIMITS } from './request-code.service.ts';

const { db } = await testDatabase();
const { members, join, askFor, proofOf, verification, mails, texts, now, at } = memberDesk(db);

const shapeOf = (answer: Awaited<ReturnType<typeof askFor>>) =>
  'challenge' in answer ? { ...answer.challenge, id: typeof answer.challenge.id } : answer;

test.each(['REGISTER', 'SIGN_IN', 'RESET_LOGIN_PASSWORD'] as const)(
  'the answer to a request for %s does not say who is a member',
  async (purpose) => {
    const member = anEmail();
    await join(member);
    const [known, unknown] = [
      await askFor(purpose, member, aBrowser()),
      await askFor(purpose, anEmail(), aBrowser()),
    ];
    expect(shapeOf(known)).toEqual(shapeOf(unknown));
  },
);

test.each([anEmail(), { kind: 'PHONE', address: '+85265432109' }] as const)(
  'the message to $kind alone tells a member who registers again where to sign in',
  async (contact) => {
    await join(contact);
    const messageAbout = async (purpose: VerificationPurpose, recipient: Contact) => {
      const asked = await askFor(purpose, recipient, aBrowser(), at(2));
      if ('problem' in asked) throw new Error(asked.problem);
      await verification.sendCode(asked.challenge.id, at(2));
      return (recipient.kind === 'PHONE' ? texts : mails).at(-1)?.text;
    };
    const signIn = 'https://air.example/login';
    expect(await messageAbout('REGISTER', contact)).toContain(signIn);
    expect(await messageAbout('SIGN_IN', contact)).not.toContain(signIn);
    expect(await messageAbout('REGISTER', anEmail())).not.toContain(signIn);
  },
);

test('codes for a reset go to members only', async () => {
  const member = anEmail();
  await join(member);
  const codeFor = async (recipient: ReturnType<typeof anEmail>) =>
    (await proofOf('RESET_LOGIN_PASSWORD', recipient, aBrowser())).code;
  expect(await codeFor(member)).toMatch(/^\d{6}$/);
  expect(await codeFor(anEmail())).toBe('none');
});

test.each(['SET_CONSUMPTION_PASSWORD', 'CHANGE_CONTACT', 'CLOSE_ACCOUNT'] as const)(
  'a code for %s needs sign-in',
  async (purpose) => {
    await expect(askFor(purpose, anEmail(), aBrowser())).rejects.toMatchObject({
      extensions: { code: 'UNAUTHENTICATED' },
    });
  },
);

test('a code for the consumption password goes to a contact of the member, and to no other', async () => {
  const email = anEmail();
  const memberId = await join(email);
  const { address, browser, ...guest } = aBrowser();
  const asker = { actor: { ...guest, memberId }, address, browser };
  const ask = (recipient: Parameters<typeof members.requestCode>[0]['recipient']) =>
    members.requestCode(
      { purpose: 'SET_CONSUMPTION_PASSWORD', recipient, locale: 'en', ownProof: null },
      asker,
      now,
    );
  expect(await ask(anEmail())).toEqual({ problem: 'RECIPIENT_NOT_ACCEPTED' });
  expect(await ask({ own: 'PHONE' })).toEqual({ problem: 'RECIPIENT_NOT_ACCEPTED' });
  const asked = await ask({ own: 'EMAIL' });
  if ('problem' in asked) throw new Error(asked.problem);
  const sent = await verification.codeToSend(asked.challenge.id, now);
  expect(sent?.recipient).toBe(email.address);
});

test('a recipient is written to once a minute from one network, and so often in an hour', async () => {
  const [recipient, browser] = [anEmail(), aBrowser()];
  const ask = (minutes: number, purpose: VerificationPurpose = 'SIGN_IN', from = browser) =>
    askFor(purpose, recipient, from, at(minutes));
  expect(await ask(0)).toHaveProperty('challenge');
  expect(await ask(0)).toEqual({ problem: 'TOO_SOON' });
  const { most } = CODE_LIMITS.recipientFromNetwork;
  for (let minute = 1; minute <= most - 2; minute += 1)
    expect(await ask(minute)).toHaveProperty('challenge');
  expect(await ask(most)).toEqual({ problem: 'TOO_MANY_REQUESTS' });
  // a stranger's requests do not keep the owner out
  expect(await ask(most, 'SIGN_IN', aBrowser())).toHaveProperty('challenge');
});

test('text messages from one network are fewer than e-mails', async () => {
  const { address } = aBrowser();
  const { most } = CODE_LIMITS.textsFromNetwork;
  const answers = [];
  for (let index = 0; index <= most; index += 1)
    answers.push(
      await askFor(
        'SIGN_IN',
        { kind: 'PHONE', address: `+8529${String(index).padStart(7, '0')}` },
        { ...aBrowser(), address },
      ),
    );
  expect(answers.slice(0, most).every((answer) => 'challenge' in answer)).toBe(true);
  expect(answers.at(-1)).toEqual({ problem: 'TOO_MANY_REQUESTS' });
});

test('strangers who ask for a member’s codes all day keep the member out of no known browser', async () => {
  const email = anEmail();
  const memberId = await join(email);
  const known = { ...aBrowser(), browser: Buffer.from('known') };
  await members.seeDevice(memberId, { device: 'Firefox, Linux', browser: known.browser }, now);
  const answers = [];
  for (let hour = 1; hour <= 4; hour += 1)
    for (let one = 0; one <= CODE_LIMITS.recipient.most; one += 1)
      answers.push(await askFor('SIGN_IN', email, aBrowser(), at(60 * hour)));
  const sent = answers.filter((answer) => 'challenge' in answer);
  // one more was sent at the registration
  expect(sent).toHaveLength(CODE_LIMITS.recipientInADay.most - 1);
  expect(await askFor('SIGN_IN', email, aBrowser(), at(300))).toEqual({
    problem: 'TOO_MANY_REQUESTS',
  });
  expect(await askFor('SIGN_IN', email, known, at(300))).toHaveProperty('challenge');
});
