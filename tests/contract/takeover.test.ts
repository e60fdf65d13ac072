import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { undoKeyOf } from '#gateway/modules/members/contact/contact-changes.repository.ts';
import { testGateway } from '#tests/support/gateway.ts';

const gateway = await testGateway();

/** A browser that keeps its cookies; `ask` answers the root field of the operation. */
function aBrowser(copied: ReadonlyMap<string, string> = new Map()) {
  const cookies = new Map(copied);
  const ask = async (query: string, input: object) => {
    const response = await gateway.fetch(
      new Request('http://localhost/graphql', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        body: JSON.stringify({ query, variables: { input } }),
      }),
    );
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    const { data, errors } = await response.json();
    expect(errors).toBeUndefined();
    return Object.values(data)[0] as Record<string, unknown> & { userErrors: object[] };
  };
  return { ask, cookies };
}
type Browser = ReturnType<typeof aBrowser>;

const ASK = `mutation ($input: RequestVerificationCodeInput!) {
  requestVerificationCode(input: $input) { challenge { id } userErrors { code path } } }`;
const CONTACT = `mutation ($input: ChangeContactInput!) {
  changeContact(input: $input) { member { profile { email } } userErrors { code path } } }`;
const PASSWORD = `mutation ($input: ChangeLoginPasswordInput!) {
  changeLoginPassword(input: $input) { credentials { loginPasswordSet } userErrors { code path } } }`;
const SIGN_IN = `mutation ($input: SignInInput!) {
  signIn(input: $input) { viewer { member { id } } userErrors { code } } }`;
const VIEWER = `query { viewer { member { profile { email } credentials { loginPasswordSet } } } }`;

const askCode = ({ ask }: Browser, purpose: string, recipient: object, more: object = {}) =>
  ask(ASK, { purpose, recipient, locale: 'EN', ...more });
/** A code as its recipient reads it. */
async function codeOf(asked: Awaited<ReturnType<typeof askCode>>) {
  expect(asked.userErrors).toEqual([]);
  const { id: challengeId } = asked.challenge as { id: string };
  const sent = await gateway.services.verification.codeToSend(challengeId, gateway.clock.now());
  return { challengeId, code: sent?.code ?? 'none' };
}

/** What the link to the old contact carries. */
async function undoLink(before: string) {
  const { id } = await gateway.db
    .selectFrom('contact_changes')
    .select('id')
    .where('address_before', '=', before)
    .executeTakeFirstOrThrow();
  return undoKeyOf(gateway.keys, id);
}

/** A member who signs in by code alone, and a thief who has copied the cookie. */
async function aCopiedSession() {
  const email = `${randomUUID()}@example.com`;
  const owner = aBrowser();
  const proof = await codeOf(await askCode(owner, 'REGISTER', { email }));
  await owner.ask(
    'mutation ($input: RegisterMemberInput!) { registerMember(input: $input) { userErrors { code } } }',
    {
      idempotencyKey: randomUUID(),
      proof,
      lastName: 'Chan',
      firstName: 'Tai Man',
      dateOfBirth: '1990-04-12',
      agreements: ['MEMBERSHIP', 'PRIVACY'],
      locale: 'EN',
    },
  );
  return { email, owner, thief: aBrowser(owner.cookies), stolen: `${randomUUID()}@thief.example` };
}

test('with a copied cookie of a member without a password neither contact nor password is set', async () => {
  const { email, owner, thief, stolen } = await aCopiedSession();
  const refused = { code: 'OWN_CODE_REQUIRED', path: expect.any(Array) };
  const asked = await askCode(thief, 'CHANGE_CONTACT', { email: stolen });
  expect(asked).toMatchObject({ challenge: null, userErrors: [refused] });
  const password = await thief.ask(PASSWORD, { newPassword: 'st0lenone' });
  expect(password.userErrors).toEqual([{ code: 'OWN_CODE_REQUIRED', path: ['proof'] }]);
  // the code goes to the owner: the thief guesses, and is wrong
  const own = await askCode(thief, 'ALLOW_CONTACT_CHANGE', { own: 'EMAIL' });
  const { challengeId, code } = await codeOf(own);
  const guess = { challengeId, code: code === '000000' ? '111111' : '000000' };
  const guessed = await askCode(thief, 'CHANGE_CONTACT', { email: stolen }, { ownProof: guess });
  expect(guessed.userErrors).toEqual([{ code: 'CODE_WRONG', path: ['ownProof', 'code'] }]);
  expect(await owner.ask(VIEWER, {})).toMatchObject({
    member: { profile: { email }, credentials: { loginPasswordSet: false } },
  });
});

test('the control: who reads the mail of the old contact changes both, and the owner undoes it', async () => {
  const { email, owner, thief, stolen } = await aCopiedSession();
  const own = await codeOf(await askCode(thief, 'ALLOW_CONTACT_CHANGE', { own: 'EMAIL' }));
  const allowed = await askCode(thief, 'CHANGE_CONTACT', { email: stolen }, { ownProof: own });
  const changed = await thief.ask(CONTACT, { proof: await codeOf(allowed) });
  expect(changed).toMatchObject({ member: { profile: { email: stolen } }, userErrors: [] });
  const proof = await codeOf(await askCode(thief, 'RESET_LOGIN_PASSWORD', { own: 'EMAIL' }));
  const set = await thief.ask(PASSWORD, { proof, newPassword: 'st0lenone' });
  expect(set).toMatchObject({ credentials: { loginPasswordSet: true }, userErrors: [] });
  const byPassword = { proof: { password: { account: stolen, password: 'st0lenone' } } };
  expect((await aBrowser().ask(SIGN_IN, byPassword)).userErrors).toEqual([]);

  const link = await undoLink(email);
  const found = await owner.ask(
    `query { undoableContactChange(key: "${link}") { kind before } }`,
    {},
  );
  expect(found).toEqual({ kind: 'EMAIL', before: `${email[0]}•••@example.com` });
  const undone = await aBrowser().ask(
    'mutation ($input: UndoContactChangeInput!) { undoContactChange(input: $input) { done userErrors { code } } }',
    { key: link },
  );
  expect(undone).toEqual({ done: true, userErrors: [] });
  expect(await thief.ask(VIEWER, {})).toEqual({ member: null });
  expect((await aBrowser().ask(SIGN_IN, byPassword)).userErrors).toEqual([
    { code: 'CREDENTIALS_WRONG' },
  ]);
});
