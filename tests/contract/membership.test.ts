import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testGateway } from '#tests/support/gateway.ts';

const gateway = await testGateway();

/** A browser that keeps its cookies; `ask` answers the root field of the operation. */
function aBrowser() {
  const cookies = new Map<string, string>();
  const ask = async (query: string, variables: object = {}) => {
    const request = new Request('http://localhost/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify({ query, variables }),
    });
    const response = await gateway.fetch(request);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    const { data, errors } = await response.json();
    expect(errors).toBeUndefined();
    return Object.values(data)[0] as Record<string, unknown> & { userErrors: { code: string }[] };
  };
  return { ask, cookies };
}
type Browser = ReturnType<typeof aBrowser>;

async function proofOf({ ask }: Browser, purpose: string, email: string) {
  const { challenge } = await ask(
    `mutation ($input: RequestVerificationCodeInput!) {
      requestVerificationCode(input: $input) { challenge { id } userErrors { code } } }`,
    { input: { purpose, recipient: { email }, locale: 'EN' } },
  );
  const { id: challengeId } = challenge as { id: string };
  const sent = await gateway.services.verification.codeToSend(challengeId, gateway.clock.now());
  return { challengeId, code: sent?.code ?? '000000' };
}
const register = async (browser: Browser, email: string, loginPassword: string | null = null) =>
  browser.ask(
    `mutation ($input: RegisterMemberInput!) {
      registerMember(input: $input) { viewer { member { id } } userErrors { code path } } }`,
    {
      input: {
        idempotencyKey: randomUUID(),
        proof: await proofOf(browser, 'REGISTER', email),
        loginPassword,
        lastName: 'Chan',
        firstName: 'Tai Man',
        dateOfBirth: '1990-04-12',
        agreements: ['MEMBERSHIP', 'PRIVACY'],
        locale: 'EN',
      },
    },
  );
const SIGN_IN = `mutation ($input: SignInInput!) {
  signIn(input: $input) { viewer { member { id } } userErrors { code path } } }`;
const signIn = ({ ask }: Browser, account: string, password: string) =>
  ask(SIGN_IN, { input: { proof: { password: { account, password } } } });
const VIEWER = `{ viewer { member { id profile { name email } card { number tier terms { level } }
  credentials { loginPasswordSet consumptionPasswordSet contacts { kind masked } }
  sessions { id device current } } } }`;
async function memberSeenBy({ ask }: Browser) {
  const { member } = await ask(VIEWER);
  return member as {
    id: string;
    sessions: { id: string; device: string; current: boolean }[];
  } | null;
}
const SIGN_OUT = `mutation ($input: SignOutInput!) {
  signOut(input: $input) { viewer { member { id } } userErrors { code path } } }`;

test('who registers is signed in, seen, signed out, and in again', async () => {
  const browser = aBrowser();
  const email = `${randomUUID()}@example.com`;
  expect(await memberSeenBy(browser)).toBeNull();
  expect(browser.cookies.size).toBe(0);
  expect(await register(browser, email, 'm4gnolia')).toMatchObject({ userErrors: [] });
  expect(browser.cookies.get('signed-in')).toBe('1');
  expect(await memberSeenBy(browser)).toMatchObject({
    profile: { name: 'CHAN/TAIMAN', email },
    card: { tier: 'HAPPINESS', terms: { level: 'HAPPINESS' } },
    credentials: { loginPasswordSet: true, consumptionPasswordSet: false },
    sessions: [{ device: 'Firefox, Linux', current: true }],
  });
  await browser.ask(SIGN_OUT, { input: { scope: 'THIS_BROWSER' } });
  // its name is no session
  expect([...browser.cookies.keys()]).toEqual(['browser']);
  expect(await memberSeenBy(browser)).toBeNull();
  expect(await signIn(browser, email, 'm4gnolia')).toMatchObject({ userErrors: [] });
  expect(await memberSeenBy(browser)).not.toBeNull();
});

test('a reset signs this browser in and every other one of the member out', async () => {
  const [one, other] = [aBrowser(), aBrowser()];
  const email = `${randomUUID()}@example.com`;
  await register(one, email, 'm4gnolia');
  await signIn(other, email, 'm4gnolia');
  expect(await memberSeenBy(other)).toHaveProperty('sessions.length', 2);
  const forgetful = aBrowser();
  const proof = await proofOf(forgetful, 'RESET_LOGIN_PASSWORD', email);
  const done = await forgetful.ask(
    `mutation ($input: ResetLoginPasswordInput!) {
      resetLoginPassword(input: $input) { done viewer { member { id } } userErrors { code path } } }`,
    { input: { proof, newPassword: 'n3wflower' } },
  );
  expect(done).toMatchObject({ done: true, viewer: { member: {} }, userErrors: [] });
  for (const browser of [one, other]) expect(await memberSeenBy(browser)).toBeNull();
  expect(await memberSeenBy(forgetful)).toHaveProperty('sessions.length', 1);
  const before = await signIn(one, email, 'm4gnolia');
  expect(before.userErrors).toMatchObject([{ code: 'CREDENTIALS_WRONG' }]);
  expect(await signIn(one, email, 'n3wflower')).toMatchObject({ userErrors: [] });
});

test("a stranger's ids show and end nothing; one's own do", async () => {
  const [own, stranger] = [aBrowser(), aBrowser()];
  await register(own, `${randomUUID()}@example.com`);
  await register(stranger, `${randomUUID()}@example.com`);
  const member = await memberSeenBy(own);
  const ids = [member?.id, member?.sessions[0]?.id];
  const found = async ({ ask }: Browser, id: string | undefined) =>
    ask('query ($id: ID!) { node(id: $id) { id __typename } }', { id });
  for (const id of ids) {
    expect(await found(own, id)).toHaveProperty('id', id);
    for (const browser of [stranger, aBrowser()]) expect(await found(browser, id)).toBeNull();
  }
  const end = ({ ask }: Browser, sessionId: string | undefined) =>
    ask(SIGN_OUT, { input: { sessionId } });
  const [, session] = ids;
  for (const browser of [stranger, aBrowser()])
    expect((await end(browser, session)).userErrors).toEqual([
      { code: 'SESSION_NOT_FOUND', path: ['sessionId'] },
    ]);
  expect(await memberSeenBy(own)).not.toBeNull();
  expect((await end(own, session)).userErrors).toEqual([]);
  expect(await memberSeenBy(own)).toBeNull();
});
