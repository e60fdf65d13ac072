import { expect, test } from 'vitest';
import { makeScenario } from '#gateway/demo/make-scenario.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import { familyWithSavedPassengers } from '#gateway/scenarios/sets/members.scenarios.ts';
import { testGateway } from '#tests/support/gateway.ts';

const gateway = await testGateway();
const { db, keys, clock, services } = gateway;
const URL = 'http://localhost/graphql';

/** A browser that is signed in as a member with a family; `ask` answers with everything. */
async function aMember() {
  const made = await makeScenario(
    { db, keys, clock, services },
    familyWithSavedPassengers,
    new Request(URL),
  );
  if (typeof made === 'string') throw new Error(made);
  // of two cookies with a name, a browser keeps the second
  const cookies = new Map(made.cookies.map((line) => [line.split('=')[0], line.split(';')[0]]));
  return askerWith([...cookies.values()].join('; '));
}

const askerWith =
  (cookie: string) =>
  async (query: string, variables: object = {}) => {
    const headers = { 'content-type': 'application/json', cookie };
    const body = JSON.stringify({ query, variables });
    const response = await gateway.fetch(new Request(URL, { method: 'POST', headers, body }));
    return response.json();
  };
type Ask = Awaited<ReturnType<typeof aMember>>;

const LIST = `{ viewer { member { frequentPassengers {
  id name version tags documents { key document { maskedNumber number } } } } } }`;
type Listed = { id: string; name: string; tags: string[]; documents: { key: string }[] };
const listOf = async (ask: Ask): Promise<Listed[]> =>
  (await ask(LIST)).data.viewer.member.frequentPassengers;

const NODE = 'query ($id: ID!) { node(id: $id) { id ... on FrequentPassenger { name } } }';
const PASSENGER = {
  lastName: 'Taken',
  firstName: 'Over',
  gender: 'F',
  dateOfBirth: '1990-01-01',
  nationality: 'HK',
  documents: [{ type: 'PP', number: 'K1', issuingCountry: 'HK', expiresOn: '2099-01-01' }],
};
const CHANGES = {
  update: `mutation ($id: ID!, $passenger: FrequentPassengerInput!) {
    done: updateFrequentPassenger(input: { frequentPassengerId: $id, passenger: $passenger }) {
      frequentPassenger { name } userErrors { code } } }`,
  remove: `mutation ($id: ID!) { done: removeFrequentPassenger(input: { frequentPassengerId: $id }) {
    removedId userErrors { code } } }`,
  restore: `mutation ($id: ID!) { done: restoreFrequentPassenger(input: { frequentPassengerId: $id }) {
    frequentPassenger { name } userErrors { code } } }`,
};

test('the list shows numbers by their end only, and says who is the member', async () => {
  const list = await listOf(await aMember());
  expect(list.map(({ name, tags }) => [name, tags])).toEqual([
    ['CHAN/TAIMAN', ['SELF']],
    ['CHAN/KAYAN', []],
    ['WONG/MEILING', ['ABOUT_TO_EXPIRE']],
  ]);
  for (const { documents } of list)
    expect(documents).toMatchObject([
      { document: { maskedNumber: expect.stringMatching(/^•{6}\d{3}$/), number: null } },
    ]);
});

test('the ids of another member show and change nothing', async () => {
  const [owner, stranger] = [await aMember(), await aMember()];
  const before = await listOf(owner);
  const id = before.at(-1)?.id ?? '';
  expect((await owner(NODE, { id })).data.node).toMatchObject({ name: 'WONG/MEILING' });
  expect((await stranger(NODE, { id })).data.node).toBeNull();
  const unknown = globalId('FrequentPassenger', crypto.randomUUID());
  for (const change of Object.values(CHANGES)) {
    const passenger = change.includes('$passenger') ? { passenger: PASSENGER } : {};
    const answer = await stranger(change, { id, ...passenger });
    expect(answer.data.done.userErrors).toEqual([{ code: 'FREQUENT_PASSENGER_NOT_FOUND' }]);
    expect(answer).toEqual(await stranger(change, { id: unknown, ...passenger }));
  }
  expect(await listOf(owner)).toEqual(before);
});

test('a guest has no list, and is asked to sign in', async () => {
  const guest = askerWith('');
  const [{ id = '' } = {}] = await listOf(await aMember());
  expect((await guest(LIST)).data.viewer.member).toBeNull();
  expect((await guest(NODE, { id })).data.node).toBeNull();
  for (const change of Object.values(CHANGES)) {
    const passenger = change.includes('$passenger') ? { passenger: PASSENGER } : {};
    const { errors } = await guest(change, { id, ...passenger });
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  }
});
