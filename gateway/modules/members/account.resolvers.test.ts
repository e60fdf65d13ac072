import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { testGateway } from '#tests/support/gateway.ts';

const { fetch, services, clock, events } = await testGateway();
beforeEach(() => void events.splice(0));

/** A browser that keeps its cookies, and asks as pages do. */
function browser() {
  const cookies = new Map<string, string>();
  const header = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  async function ask(query: string, variables: object = {}) {
    const response = await fetch(
      new Request('http://gateway.test/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: header() },
        body: JSON.stringify({ query, variables }),
      }),
    );
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      cookies.set(name, value);
    }
    return response.json();
  }
  return { ask, header };
}

const CODE = `mutation($input: RequestVerificationCodeInput!) {
  requestVerificationCode(input: $input) { challenge { id } userErrors { code } } }`;
const CHANGE = `mutation($input: ChangeLoginPasswordInput!) {
  changeLoginPassword(input: $input) { credentials { loginPasswordSet } userErrors { code path } } }`;
const MEMBER = '{ viewer { member { id profile { version nationality } } } }';

async function codeFor(ask: ReturnType<typeof browser>['ask'], purpose: string, recipient: object) {
  const input = { purpose, recipient, locale: 'EN' };
  const { data } = await ask(CODE, { input });
  const challengeId = data.requestVerificationCode.challenge.id;
  const sent = await services.verification.codeToSend(challengeId, clock.now());
  return { challengeId, code: sent?.code ?? 'none' };
}

async function joined(email: string) {
  const made = browser();
  const proof = await codeFor(made.ask, 'REGISTER', { email });
  const input = {
    idempotencyKey: randomUUID(),
    proof,
    loginPassword: 'm4gnolia',
    lastName: 'Chan',
    firstName: 'Tai Man',
    dateOfBirth: '1990-04-12',
    locale: 'EN',
    agreements: ['MEMBERSHIP', 'PRIVACY'],
  };
  await made.ask(
    `mutation($input: RegisterMemberInput!) { registerMember(input: $input) { viewer { id } } }`,
    { input },
  );
  return made;
}
async function signedIn(account: string) {
  const made = browser();
  const input = { proof: { password: { account, password: 'm4gnolia' } } };
  await made.ask(`mutation($input: SignInInput!) { signIn(input: $input) { viewer { id } } }`, {
    input,
  });
  return made;
}
const anEmail = () => `${randomUUID()}@example.com`;

test('a new password ends the other browser’s session, and this one goes on under a new cookie', async () => {
  const email = anEmail();
  const [one, other] = [await joined(email), await signedIn(email)];
  expect((await other.ask(MEMBER)).data.viewer.member).not.toBeNull();
  const before = one.header();
  const input = { currentPassword: 'm4gnolia', newPassword: 'n3wflower' };
  const { data } = await one.ask(CHANGE, { input });
  expect(data.changeLoginPassword).toEqual({
    credentials: { loginPasswordSet: true },
    userErrors: [],
  });
  expect(events).toEqual(['PASSWORD_CHANGED']);
  expect(one.header()).not.toBe(before);
  expect((await one.ask(MEMBER)).data.viewer.member).not.toBeNull();
  expect((await other.ask(MEMBER)).data.viewer.member).toBeNull();
});

test('a wrong password is refused at its field, and noted', async () => {
  const { ask } = await joined(anEmail());
  const input = { currentPassword: 'wr0ngone', newPassword: 'n3wflower' };
  const { data } = await ask(CHANGE, { input });
  expect(data.changeLoginPassword.userErrors).toEqual([
    { code: 'PASSWORD_WRONG', path: ['currentPassword'] },
  ]);
  expect(events).toEqual(['PASSWORD_WRONG']);
});

test.each([
  ['changeLoginPassword', 'ChangeLoginPasswordInput', { newPassword: 'n3wflower' }],
  [
    'setConsumptionPassword',
    'SetConsumptionPasswordInput',
    { proof: { challengeId: 'c', code: '123456' }, consumptionPassword: '730518' },
  ],
  ['updateProfile', 'UpdateProfileInput', { nationality: 'HK' }],
  ['changeContact', 'ChangeContactInput', { proof: { challengeId: 'c', code: '123456' } }],
  [
    'submitDocument',
    'SubmitDocumentInput',
    {
      idempotencyKey: '12345678',
      document: { type: 'NI', number: '11010519491231002X', issuingCountry: 'CN' },
    },
  ],
  [
    'requestAccountClosure',
    'RequestAccountClosureInput',
    { proof: { challengeId: 'c', code: '123456' } },
  ],
])('%s needs sign-in', async (name, type, input) => {
  const query = `mutation($input: ${type}!) { ${name}(input: $input) { userErrors { code } } }`;
  const { errors } = await browser().ask(query, { input });
  expect(errors[0].extensions.code).toBe('UNAUTHENTICATED');
});

test('of two windows that show the same profile the later one is told', async () => {
  const { ask } = await joined(anEmail());
  const { version } = (await ask(MEMBER)).data.viewer.member.profile;
  const update = async (nationality: string) =>
    (
      await ask(
        `mutation($input: UpdateProfileInput!) {
          updateProfile(input: $input) { member { profile { nationality } } userErrors { code } } }`,
        { input: { nationality, version } },
      )
    ).data.updateProfile;
  expect((await update('HK')).userErrors).toEqual([]);
  expect(await update('JP')).toEqual({
    member: { profile: { nationality: 'HK' } },
    userErrors: [{ code: 'CHANGED_MEANWHILE' }],
  });
});

test('a document is shown to its member, and is not there for a stranger', async () => {
  const [own, stranger] = [await joined(anEmail()), await joined(anEmail())];
  const document = {
    type: 'NI',
    number: '110105199004120012',
    issuingCountry: 'CN',
    expiresOn: '2099-01-01',
  };
  const input = { idempotencyKey: randomUUID(), document };
  const submitted = await own.ask(
    `mutation($input: SubmitDocumentInput!) {
      submitDocument(input: $input) { document { id state document { maskedNumber number } } userErrors { code path } } }`,
    { input },
  );
  const { document: made, userErrors } = submitted.data.submitDocument;
  expect(userErrors).toEqual([]);
  expect(made).toMatchObject({ state: 'UNDER_REVIEW', document: { number: null } });
  expect(made.document.maskedNumber).toMatch(/^•+0012$/);
  const node = `query($id: ID!) { node(id: $id) { id } }`;
  expect((await own.ask(node, { id: made.id })).data.node).toEqual({ id: made.id });
  expect((await stranger.ask(node, { id: made.id })).data.node).toBeNull();
});

test('a code closes the account at once for no one: its last day is shown', async () => {
  const { ask } = await joined(anEmail());
  const proof = await codeFor(ask, 'CLOSE_ACCOUNT', { own: 'EMAIL' });
  const { data } = await ask(
    `mutation($input: RequestAccountClosureInput!) {
      requestAccountClosure(input: $input) { member { closesOn } userErrors { code } } }`,
    { input: { proof } },
  );
  const { member } = data.requestAccountClosure;
  expect(Date.parse(member.closesOn)).toBeGreaterThan(clock.now().getTime());
  expect(events).toEqual(['ACCOUNT_CLOSING']);
});
