import { randomUUID } from 'node:crypto';
import { extendSchema, parse } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { createAirlineSchema } from '#gateway/app/airline-schema.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { makeScenario } from '#gateway/demo/make-scenario.ts';
import { globalId, readGlobalId } from '#gateway/graphql/global-id.ts';
import { leaveMessage } from '#gateway/modules/member-messages/leave-message.ts';
import type { Scenario } from '#gateway/scenarios/scenario.ts';
import {
  couponsAndPoints,
  familyWithSavedPassengers,
  goldNearRenewal,
} from '#gateway/scenarios/sets/members.scenarios.ts';
import { testGateway } from '#tests/support/gateway.ts';
import { COMMANDS, commandAt, QUOTE, READS } from './club/commands.ts';
import { idPlaces } from './club/id-places.ts';
import { TAKES_NO_ID, UNTRIED } from './club/untried-places.ts';

const gateway = await testGateway();
const { db, keys, clock, services } = gateway;
const URL = 'http://localhost/graphql';

const askerWith =
  (cookie: string) =>
  async (query: string, variables: object = {}) => {
    const headers = { 'content-type': 'application/json', cookie };
    const body = JSON.stringify({ query, variables });
    const response = await gateway.fetch(new Request(URL, { method: 'POST', headers, body }));
    return response.json();
  };
type Ask = ReturnType<typeof askerWith>;

/** A browser that is signed in as the member of a scenario, who has a message too. */
async function memberOf(scenario: Scenario): Promise<Ask> {
  const made = await makeScenario({ db, keys, clock, services }, scenario, new Request(URL));
  if (typeof made === 'string') throw new Error(made);
  const memberId = made.loaded.memberId ?? '';
  await inTransaction(db, (trx) =>
    leaveMessage(trx, { memberId, event: 'PASSWORD_CHANGED', facts: {} }, clock.now()),
  );
  const cookies = new Map(made.cookies.map((line) => [line.split('=')[0], line.split(';')[0]]));
  return askerWith([...cookies.values()].join('; '));
}

const EVERYTHING = `{ viewer { member { id
  sessions { id } frequentPassengers { id } messages { nodes { id readAt } }
  points { statement(input: { from: "2025-12-01", to: "2027-06-30" }) { entries { nodes { id } } } }
  flownSegments { records { id } } extraCoupons(all: true) { id state }
  extrasOrders { nodes { id state } } orders { nodes { id } }
} } }`;
const ORDER_EXTRA = `mutation ($input: CreateExtrasOrderInput!) {
  createExtrasOrder(input: $input) { extrasOrder { id } userErrors { code } } }`;

/** Every global id in an answer. */
function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(idsIn);
  return typeof value === 'string' && readGlobalId(value) ? [value] : [];
}

const owners: Ask[] = [];
let [stranger, guest] = [askerWith(''), askerWith('')];

beforeAll(async () => {
  for (const scenario of [goldNearRenewal, couponsAndPoints, familyWithSavedPassengers])
    owners.push(await memberOf(scenario));
  stranger = await memberOf(familyWithSavedPassengers);
  guest = askerWith('');
  const { extras } = (await guest('{ extras(kind: WIFI) { id price { amount currency } } }')).data;
  for (const owner of owners) {
    const items = [{ extraId: extras[0].id, quantity: 1 }];
    const input = { idempotencyKey: randomUUID(), items, accepted: extras[0].price };
    expect((await owner(ORDER_EXTRA, { input })).data.createExtrasOrder.userErrors).toEqual([]);
  }
}, 60_000);

const everythingOf = async (owner: Ask) => (await owner(EVERYTHING)).data.viewer.member;

test('what a member has is shown to the member, and by the same ids to no one else', async () => {
  const kinds = new Set<string>();
  for (const owner of owners) {
    const ids = idsIn(await everythingOf(owner));
    for (const id of ids) {
      const type = readGlobalId(id)?.type ?? '';
      kinds.add(type);
      const node = 'query ($id: ID!) { node(id: $id) { id } }';
      expect((await owner(node, { id })).data.node, type).toEqual({ id });
      for (const other of [stranger, guest])
        expect((await other(node, { id })).data.node, type).toBeNull();
    }
    for (const [place, query] of Object.entries(READS))
      for (const id of ids.filter((one) => readGlobalId(one)?.type === 'ExtrasOrder')) {
        expect((await owner(query, { id })).data.found, place).not.toBeNull();
        for (const other of [stranger, guest])
          expect((await other(query, { id })).data.found, place).toBeNull();
      }
    const nodes = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
    for (const other of [stranger, guest]) {
      const found = (await other(nodes, { ids: ids.slice(0, 50) })).data.nodes;
      expect(found.filter(Boolean)).toEqual([]);
    }
  }
  expect([...kinds].sort()).toEqual([
    'ExtraCoupon',
    'ExtrasOrder',
    'FlownSegment',
    'FrequentPassenger',
    'Member',
    'MemberSession',
    'Message',
    'Order',
    'PointsEntry',
  ]);
});

test.each(COMMANDS)(
  'an id of another member does nothing in $place, as one that does not exist',
  async ({ place, type, input, code }) => {
    const query = commandAt(place);
    let tried = 0;
    for (const owner of owners) {
      const before = await everythingOf(owner);
      for (const id of idsIn(before).filter((one) => readGlobalId(one)?.type === type)) {
        const unknown = globalId(type, randomUUID());
        const [taken, none] = [
          await stranger(query, { input: input(id) }),
          await stranger(query, { input: input(unknown) }),
        ];
        expect(taken.data.done.userErrors).toEqual([{ code }]);
        expect(taken).toEqual(none);
        const asGuest = await guest(query, { input: input(id) });
        const refused =
          asGuest.errors?.[0]?.extensions.code ?? asGuest.data.done.userErrors[0].code;
        expect(['UNAUTHENTICATED', code]).toContain(refused);
        tried += 1;
      }
      expect(await everythingOf(owner)).toEqual(before);
    }
    expect(tried).toBeGreaterThan(0);
  },
);

test('a coupon of another member takes nothing off a quote, as one that does not exist', async () => {
  const { extras } = (await guest('{ extras(kind: WIFI) { id } }')).data;
  const items = [{ extraId: extras[0].id, quantity: 1 }];
  const coupons = (await Promise.all(owners.map(everythingOf)))
    .flatMap(idsIn)
    .filter((id) => readGlobalId(id)?.type === 'ExtraCoupon');
  const unknown = globalId('ExtraCoupon', randomUUID());
  const [none, ...taken] = await Promise.all(
    [unknown, ...coupons].map((id) => stranger(QUOTE, { items, coupons: [id] })),
  );
  expect(none.data.viewer.member.extrasQuote).toMatchObject({ couponDiscount: { amount: 0 } });
  expect(taken.length).toBeGreaterThan(0);
  for (const quote of taken) expect(quote).toEqual(none);
});

const TRIED = [
  'Query.node id',
  'Query.nodes ids',
  'Member.extrasQuote extraCouponIds',
  ...Object.keys(READS),
];
const KNOWN = [
  ...TRIED,
  ...COMMANDS.map(({ place }) => place),
  ...Object.values(TAKES_NO_ID).flat(),
  ...Object.values(UNTRIED).flat(),
];

test('every place where the schema takes an id is tried here, or it is written down why not', () => {
  expect(idPlaces(createAirlineSchema()).sort()).toEqual(KNOWN.toSorted());
});

test('an example of an operation is found, wherever it takes its id, and so is one that takes none', () => {
  const example = parse(`
    extend type Query { cardOf(id: ID!): ID example: Int }
    extend type Mutation { lendCard(input: LendCardInput!): ID }
    extend type Member { pointsWith(cards: [CardInput!]!): Int }
    input LendCardInput { to: String!, cards: [CardInput!]! }
    input CardInput { cardId: ID!, others: [CardInput!] }`);
  const places = idPlaces(extendSchema(createAirlineSchema(), example));
  expect(places.filter((place) => !KNOWN.includes(place)).sort()).toEqual([
    'Member.pointsWith cards.cardId',
    'Mutation.lendCard input.cards.cardId',
    'Query.cardOf id',
    'Query.example',
  ]);
});
