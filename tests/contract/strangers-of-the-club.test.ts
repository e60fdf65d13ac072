import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#gateway/database/transaction.ts';
import { makeScenario } from '#gateway/demo/make-scenario.ts';
import { readGlobalId } from '#gateway/graphql/global-id.ts';
import { leaveMessage } from '#gateway/modules/member-messages/leave-message.ts';
import type { Scenario } from '#gateway/scenarios/scenario.ts';
import {
  couponsAndPoints,
  familyWithSavedPassengers,
  goldNearRenewal,
} from '#gateway/scenarios/worlds/members.worlds.ts';
import { testGateway } from '#tests/support/gateway.ts';

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

/** A browser that is signed in as the member of a world, who has a message too. */
const memberOf = async (world: Scenario): Promise<Ask> => {
  const made = await makeScenario({ db, keys, clock, services }, world, new Request(URL));
  if (typeof made === 'string') throw new Error(made);
  const memberId = made.world.memberId ?? '';
  await inTransaction(db, (trx) =>
    leaveMessage(trx, { memberId, event: 'PASSWORD_CHANGED', facts: {} }, clock.now()),
  );
  const cookies = new Map(made.cookies.map((line) => [line.split('=')[0], line.split(';')[0]]));
  return askerWith([...cookies.values()].join('; '));
};

const EVERYTHING = `{ viewer { member { id
  sessions { id } frequentPassengers { id } messages { nodes { id readAt } }
  points { statement(input: { from: "2025-12-01", to: "2027-06-30" }) { entries { nodes { id } } } }
  flownSegments { records { id } } benefitCoupons(all: true) { id state }
  benefitOrders { nodes { id state } } orders { nodes { id } }
} } }`;
const ORDER_EXTRA = `mutation ($input: CreateBenefitOrderInput!) {
  createBenefitOrder(input: $input) { benefitOrder { id } userErrors { code } } }`;

/** Every global id in an answer. */
const idsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(idsIn);
  return typeof value === 'string' && readGlobalId(value) ? [value] : [];
};

const owners: Ask[] = [];
let [stranger, guest] = [askerWith(''), askerWith('')];

beforeAll(async () => {
  for (const world of [goldNearRenewal, couponsAndPoints, familyWithSavedPassengers])
    owners.push(await memberOf(world));
  stranger = await memberOf(familyWithSavedPassengers);
  guest = askerWith('');
  const { benefits } = (await guest('{ benefits(kind: WIFI) { id price { amount currency } } }'))
    .data;
  for (const owner of owners) {
    const items = [{ benefitId: benefits[0].id, quantity: 1 }];
    const input = { idempotencyKey: randomUUID(), items, acceptedTotal: benefits[0].price };
    expect((await owner(ORDER_EXTRA, { input })).data.createBenefitOrder.userErrors).toEqual([]);
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
    const nodes = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
    for (const other of [stranger, guest]) {
      const found = (await other(nodes, { ids: ids.slice(0, 50) })).data.nodes;
      expect(found.filter(Boolean)).toEqual([]);
    }
  }
  expect([...kinds].sort()).toEqual([
    'BenefitCoupon',
    'BenefitOrder',
    'FlownSegment',
    'FrequentPassenger',
    'Member',
    'MemberSession',
    'Message',
    'Order',
    'PointsEntry',
  ]);
});

const key = () => randomUUID();
/** Every operation that takes an id of the club, and how it says that there is none. */
const OPERATIONS: Readonly<
  Record<string, { type: string; query: string; input: (id: string) => object; code: string }>
> = {
  signOut: {
    type: 'MemberSession',
    code: 'SESSION_NOT_FOUND',
    query:
      'mutation ($input: SignOutInput!) { done: signOut(input: $input) { userErrors { code } } }',
    input: (sessionId) => ({ sessionId }),
  },
  markMessages: {
    type: 'Message',
    code: 'MESSAGE_NOT_FOUND',
    query:
      'mutation ($input: MarkMessagesInput!) { done: markMessages(input: $input) { userErrors { code } } }',
    input: (id) => ({ messages: { ids: [id] }, read: true }),
  },
  removeMessages: {
    type: 'Message',
    code: 'MESSAGE_NOT_FOUND',
    query:
      'mutation ($input: RemoveMessagesInput!) { done: removeMessages(input: $input) { userErrors { code } } }',
    input: (id) => ({ messages: { ids: [id] } }),
  },
  restoreMessages: {
    type: 'Message',
    code: 'MESSAGE_NOT_FOUND',
    query:
      'mutation ($input: RestoreMessagesInput!) { done: restoreMessages(input: $input) { userErrors { code } } }',
    input: (id) => ({ ids: [id] }),
  },
  cancelBenefitOrder: {
    type: 'BenefitOrder',
    code: 'ORDER_NOT_FOUND',
    query:
      'mutation ($input: CancelBenefitOrderInput!) { done: cancelBenefitOrder(input: $input) { userErrors { code } } }',
    input: (benefitOrderId) => ({ benefitOrderId, idempotencyKey: key() }),
  },
  refundBenefitOrder: {
    type: 'BenefitOrder',
    code: 'ORDER_NOT_FOUND',
    query:
      'mutation ($input: RefundBenefitOrderInput!) { done: refundBenefitOrder(input: $input) { userErrors { code } } }',
    input: (benefitOrderId) => ({
      benefitOrderId,
      idempotencyKey: key(),
      acceptedMoney: { amount: 0, currency: 'CNY' },
    }),
  },
  startPayment: {
    type: 'BenefitOrder',
    code: 'ORDER_NOT_FOUND',
    query:
      'mutation ($input: StartPaymentInput!) { done: startPayment(input: $input) { userErrors { code } } }',
    input: (orderId) => ({ orderId, idempotencyKey: key(), locale: 'EN' }),
  },
  createBenefitOrder: {
    type: 'BenefitCoupon',
    code: 'COUPON_NOT_ACCEPTED',
    query:
      'mutation ($input: CreateBenefitOrderInput!) { done: createBenefitOrder(input: $input) { userErrors { code } } }',
    input: (id) => ({
      idempotencyKey: key(),
      benefitCouponIds: [id],
      items: [{ benefitId: WIFI, quantity: 1 }],
      acceptedTotal: { amount: 9_800, currency: 'CNY' },
    }),
  },
};
const WIFI = Buffer.from('Benefit:wifi').toString('base64url');

test.each(Object.entries(OPERATIONS))(
  'an id of another member does nothing in %s, as one that does not exist',
  async (_name, { type, query, input, code }) => {
    let tried = 0;
    for (const owner of owners) {
      const before = await everythingOf(owner);
      for (const id of idsIn(before).filter((one) => readGlobalId(one)?.type === type)) {
        const unknown = Buffer.from(`${type}:${randomUUID()}`).toString('base64url');
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
