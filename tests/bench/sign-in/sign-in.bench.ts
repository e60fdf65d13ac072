import { createHash, randomUUID } from 'node:crypto';
import { hashSync } from '@node-rs/argon2';
import { passwordHashes } from '#gateway/modules/members/passwords/password-hashes.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { cpuSeconds } from '#tests/bench/pages/resource-use.ts';
import type { Row } from '#tests/bench/table.ts';
import { demoControls } from '#tests/support/demo.ts';
import { startSystem } from '#tests/support/system.ts';
import { type TrustedClient, trustedClient } from '#tests/support/trusted-client.ts';
import { type EventLoopTurns, eventLoopTurns } from './event-loop-delay.ts';
import { sameTime } from './same-time.ts';

const PASSWORD = 'm4gnolia';
/** As many passwords as come at once in a busy second, and how many in turn. */
const AT_ONCE = 60;
const IN_TURN = 20;
/** What one password fills in memory, twice. */
const MEMORY_BYTES = 19_456 * 1024 * 2;

const milliseconds = (number: number) => `${number.toFixed(1)} ms`;

/**
 * What one check of a password costs, beside SHA-256 of as many bytes; and how long the event loop
 * stands still meanwhile.
 */
async function passwords(): Promise<Row[]> {
  const hashes = passwordHashes(deriveKeys({ secret: 'b'.repeat(32) }));
  const stored = await hashes.hash(PASSWORD);
  const inTurn = async () => {
    for (let turn = 0; turn < IN_TURN; turn += 1) await hashes.isOf(stored, PASSWORD);
  };
  await inTurn();
  const one = (await eventLoopTurns(inTurn)).milliseconds / IN_TURN;
  const bytes = Buffer.alloc(MEMORY_BYTES, 1);
  const start = performance.now();
  for (let turn = 0; turn < IN_TURN; turn += 1) createHash('sha256').update(bytes).digest();
  const reference = (performance.now() - start) / IN_TURN;

  const idle = await eventLoopTurns(() => new Promise((resolve) => setTimeout(resolve, 500)));
  const busy = await eventLoopTurns(() =>
    Promise.all(Array.from({ length: AT_ONCE }, () => hashes.isOf(stored, PASSWORD))),
  );
  const onTheLoop = await eventLoopTurns(async () => {
    for (let turn = 0; turn < IN_TURN; turn += 1) hashSync(PASSWORD);
  });
  const turnRow = (name: string, { longestMilliseconds, count }: EventLoopTurns): Row => ({
    name,
    value: milliseconds(longestMilliseconds),
    note: `the longest of ${count.toLocaleString('en')} turns`,
  });
  return [
    {
      name: 'one password, argon2id',
      value: `${(one / reference).toFixed(2)} × SHA-256`,
      ratio: { value: one / reference, better: 'LESS' },
      note: `${milliseconds(one)}, SHA-256 of as many bytes ${milliseconds(reference)}`,
    },
    turnRow('event loop, idle', idle),
    {
      ...turnRow(`event loop, ${AT_ONCE} passwords at once`, busy),
      // hashed on the loop itself, all of them are one turn
      holds: busy.count > AT_ONCE && busy.longestMilliseconds < busy.milliseconds / 2,
    },
    turnRow(`control: ${IN_TURN} passwords hashed on the loop`, onTheLoop),
  ];
}

const sixDigits = /\b\d{6}\b/;

/** Joins with a password; answers with the account. */
async function join(url: string, browser: TrustedClient): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const recipient = { email };
  const asked = await browser.ask<{ requestVerificationCode: { challenge: { id: string } } }>(
    'RequestVerificationCode',
    { input: { purpose: 'REGISTER', recipient, locale: 'EN' } },
  );
  const mail = await demoControls(url).mailTo(email, sixDigits);
  const [code = ''] = sixDigits.exec(mail) ?? [];
  const challengeId = asked.data?.requestVerificationCode.challenge.id;
  const { errors } = await browser.ask('RegisterMember', {
    input: {
      idempotencyKey: randomUUID(),
      proof: { challengeId, code },
      loginPassword: PASSWORD,
      lastName: 'Chan',
      firstName: 'Tai Man',
      dateOfBirth: '1990-04-12',
      locale: 'EN',
      agreements: ['MEMBERSHIP', 'PRIVACY'],
    },
  });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return email;
}

/**
 * What the gateway spends on a sign-in by password, and on the account page of who signed in,
 * beside the page of the sign-in form.
 */
async function overHttp(): Promise<Row[]> {
  const system = await startSystem();
  try {
    const { url } = system;
    const browser = trustedClient(url);
    const account = await join(url, browser);
    const signIn = async () => {
      const input = { proof: { password: { account, password: PASSWORD } }, remember: false };
      type SignedIn = { signIn: { viewer: object | null } };
      const { data } = await browser.ask<SignedIn>('SignIn', { input });
      if (!data?.signIn.viewer) throw new Error(`no sign-in: ${JSON.stringify(data)}`);
    };
    const page = async (path: string, text: string) => {
      const response = await fetch(url + path, { headers: { cookie: browser.cookie() } });
      const html = await response.text();
      if (response.status !== 200 || !html.includes(text))
        throw new Error(`${path} answers ${response.status}`);
    };
    const measured = async (ask: () => Promise<void>, times: number) => {
      await ask();
      const [cpu, start] = [await cpuSeconds(url), performance.now()];
      for (let turn = 0; turn < times; turn += 1) await ask();
      const wall = (performance.now() - start) / times;
      return { cpu: (((await cpuSeconds(url)) - cpu) * 1000) / times, wall };
    };
    // below the limit of one account (RULES 10.15)
    const half = IN_TURN / 2;
    const signedIn = await measured(signIn, half - 2);
    const accountPage = await measured(() => page('/account', 'Tai Man Chan'), IN_TURN * 2);
    const reference = await measured(() => page('/login', '</html>'), IN_TURN * 2);
    const row = (name: string, { cpu, wall }: typeof signedIn): Row => ({
      name,
      value: `${(cpu / reference.cpu).toFixed(2)} × /login`,
      ratio: { value: cpu / reference.cpu, better: 'LESS' },
      note: `${milliseconds(cpu)} CPU, ${milliseconds(wall)} until the answer; /login ${milliseconds(reference.cpu)} CPU`,
    });
    return [row('sign-in by password', signedIn), row('account page, signed in', accountPage)];
  } finally {
    await system.stop();
  }
}

/**
 * Passwords: what one costs, that the event loop goes on, and what sign-in and the page behind it
 * take.
 */
export const benchSignIn = async (): Promise<Row[]> => [
  ...(await passwords()),
  ...(await sameTime()),
  ...(await overHttp()),
];
