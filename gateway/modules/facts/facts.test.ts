import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { keyOf } from '#gateway/graphql/global-id.ts';
import { checkInOpenFamily } from '#gateway/scenarios/sets/check-in.scenarios.ts';
import { startRefunds } from '#gateway/upstreams/examples/refunds/service.ts';
import { readOrder, SIGNATURE_HEADER, sendFact, signed } from '#gateway/upstreams/send-fact.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import {
  gatewayWithUpstreams,
  keyOfTeam,
} from '#tests/support/upstreams/gateway-with-upstreams.ts';
import { couponsHeld } from './held-coupons.condition.ts';

const opened = await gatewayWithUpstreams({ refunds: startRefunds });
const { gateway, db } = opened;
const [key] = keyOfTeam('refunds');
const at = { gateway, team: 'refunds', key };

type Known = {
  readonly lastFact: number;
  readonly coupons: readonly {
    readonly segmentId: string;
    readonly passengerId: string;
    readonly state: string;
    readonly procedure: string | null;
    readonly fare: number;
    readonly taxes: readonly { readonly amount: number }[];
  }[];
};

/** A family's paid order with what the service knows of it, and facts about it in their order. */
async function told() {
  const browser = await opened.browser(checkInOpenFamily);
  const orderId = browser.world?.orders[0]?.id ?? '';
  const known = async () => (await readOrder<Known>(at, orderId)) as Known;
  const coupons = (await known()).coupons.map(({ segmentId }) => segmentId);
  let number = 0;
  const next = (kind: string, content: object = { coupons }) => {
    number += 1;
    return { key: `fact-${randomUUID()}`, orderId, number, kind, ...content };
  };
  const states = async () =>
    new Set((await known()).coupons.map(({ state, procedure }) => procedure ?? state));
  return { browser, orderId, known, coupons, next, states };
}

const post = (body: string, signature: string, team = 'refunds') =>
  fetch(`${gateway}/facts/${team}`, {
    method: 'POST',
    headers: { [SIGNATURE_HEADER]: signature },
    body,
  });

const OFFER = `mutation ($input: CreateRefundOfferInput!) { createRefundOffer(input: $input) {
  refundOffer { id money { amount currency } } userErrors { code } } }`;
const REQUEST = `mutation ($input: RequestRefundInput!) { requestRefund(input: $input) {
  refund { id } userErrors { code } } }`;

describe('a fact', () => {
  test('is taken from a service that signs it with its own key, and from no other sender', async () => {
    const { next } = await told();
    const body = JSON.stringify(next('COUPONS_SUSPENDED'));
    const status = async (signature: string, team?: string) =>
      (await post(body, signature, team)).status;
    expect(await status('')).toBe(401);
    expect(await status(signed('another key', body))).toBe(401);
    expect(await status(signed(key, `${body} `))).toBe(401);
    expect(await status(signed(key, body, new Date(Date.now() - 301_000)))).toBe(401);
    expect(await status(signed(key, body), 'strangers')).toBe(404);
    expect((await post('{}', signed(key, '{}'))).status).toBe(400);
    expect(await status(signed(key, body))).toBe(204);
    expect((await fetch(`${gateway}/facts/refunds/orders/x`)).status).toBe(401);
  });

  test('is recorded once, however often and however closely it is repeated', async () => {
    const { next, states, orderId } = await told();
    const fact = next('COUPONS_SUSPENDED');
    const both = await Promise.all([sendFact(at, fact), sendFact(at, fact)]);
    expect(both).toEqual([{ recorded: true }, { recorded: true }]);
    expect(await sendFact(at, fact)).toEqual({ recorded: true });
    expect(await states()).toEqual(new Set(['REFUND']));
    const rows = await db.selectFrom('facts').select('key').where('key', '=', fact.key).execute();
    expect(rows).toHaveLength(1);
    const other = { ...fact, kind: 'COUPONS_FREED' };
    expect(await sendFact(at, other)).toEqual({ recorded: false, code: 'KEY_REUSED' });
    expect(await sendFact(at, { ...fact, orderId: `${orderId}x` })).toEqual({
      recorded: false,
      code: 'ORDER_NOT_FOUND',
    });
  });

  test('comes after the one before it', async () => {
    const { next, known } = await told();
    const [first, second] = [next('COUPONS_SUSPENDED'), next('COUPONS_FREED')];
    expect(await sendFact(at, second)).toEqual({ recorded: false, code: 'EARLIER_FACT_MISSING' });
    expect(await sendFact(at, first)).toEqual({ recorded: true });
    expect(await sendFact(at, { ...second, number: 1 })).toEqual({
      recorded: false,
      code: 'NUMBER_TAKEN',
    });
    expect(await sendFact(at, second)).toEqual({ recorded: true });
    expect((await known()).lastFact).toBe(2);
  });
});

describe('coupons', () => {
  test('that one service holds are given back by no other, nor by ourselves', async () => {
    const { browser, orderId, next, known } = await told();
    const passengerIds = (await known()).coupons.map((one) => one.passengerId);
    const offer = async () => {
      opened.setShare('refunds', 0);
      await new Promise((resolve) => setTimeout(resolve, 1_100));
      const input = { orderId, passengerIds, reason: 'CHANGE_OF_PLANS' };
      return (await browser.send(OFFER, { input })).data.createRefundOffer;
    };
    expect(await sendFact(at, next('COUPONS_SUSPENDED'))).toEqual({ recorded: true });
    expect((await offer()).userErrors).toEqual([{ code: 'REFUND_IN_PROGRESS' }]);
    expect(await sendFact(at, next('COUPONS_FREED'))).toEqual({ recorded: true });
    const { refundOffer } = await offer();
    const own = await browser.send(REQUEST, {
      input: {
        idempotencyKey: randomUUID(),
        refundOfferId: refundOffer.id,
        accepted: refundOffer.money,
      },
    });
    expect(own.data.requestRefund.userErrors).toEqual([]);
    for (const kind of ['COUPONS_FREED', 'COUPONS_REFUNDED'])
      expect(await sendFact(at, { ...next(kind), number: 3 })).toEqual({
        recorded: false,
        code: 'COUPON_NOT_HELD',
      });
    expect(await sendFact(at, { ...next('COUPONS_SUSPENDED'), number: 3 })).toEqual({
      recorded: false,
      code: 'NOTHING_TO_REFUND',
    });
  });

  test('of the adults are not suspended alone: the children who stay need one of them', async () => {
    const { next, known } = await told();
    const adults = (await known()).coupons.slice(0, 2).map(({ segmentId }) => segmentId);
    expect(await sendFact(at, next('COUPONS_SUSPENDED', { coupons: adults }))).toEqual({
      recorded: false,
      code: expect.stringMatching(/^(FOLLOWS_ADULT|PARTY_WITHOUT_GUARDIAN)$/),
    });
    const unknown = { ...next('COUPONS_SUSPENDED', { coupons: ['x'] }), number: 1 };
    expect(await sendFact(at, unknown)).toEqual({ recorded: false, code: 'COUPON_NOT_FOUND' });
  });

  test('keep their order from being erased as long as the service holds them', async () => {
    const { next, orderId } = await told();
    const isHeld = async () => {
      const held = await db.selectFrom('orders').select('id').where(couponsHeld()).execute();
      return held.some(({ id }) => id === keyOf('Order', orderId));
    };
    expect(await isHeld()).toBe(false);
    await sendFact(at, next('COUPONS_SUSPENDED'));
    expect(await isHeld()).toBe(true);
    await sendFact(at, next('COUPONS_FREED'));
    expect(await isHeld()).toBe(false);
  });

  test('that are refunded close the order', async () => {
    const { next, states, browser, orderId } = await told();
    await sendFact(at, next('COUPONS_SUSPENDED'));
    expect(await sendFact(at, next('COUPONS_REFUNDED'))).toEqual({ recorded: true });
    expect(await states()).toEqual(new Set(['REFUNDED']));
    const { data } = await browser.send('query ($id: ID!) { order(by: { id: $id }) { state } }', {
      id: orderId,
    });
    expect(data.order.state).toBe('REFUNDED');
  });
});

test('money goes back once, and never more than was paid: what is refused is not recorded', async () => {
  const { next, known } = await told();
  const paid = (await known()).coupons.reduce(
    (sum, { fare, taxes }) => sum + fare + taxes.reduce((all, { amount }) => all + amount, 0),
    0,
  );
  const returned = async () =>
    (await db.selectFrom('payment_returns').select('amount').execute()).length;
  const before = await returned();
  const due = next('MONEY_DUE', { amount: paid + 1 });
  expect(await sendFact(at, due)).toEqual({ recorded: false, code: 'MORE_THAN_PAID' });
  expect(await sendFact(at, { ...due, amount: paid })).toEqual({ recorded: true });
  expect(await sendFact(at, { ...due, amount: paid })).toEqual({ recorded: true });
  expect(await returned()).toBe(before + 1);
  const more = next('MONEY_DUE', { amount: 1 });
  expect(await sendFact(at, more)).toEqual({ recorded: false, code: 'MORE_THAN_PAID' });
});

test('a segment has the flight that a service has put in the place of another', async () => {
  const { browser, orderId, next } = await told();
  const QUERY = `query ($id: ID!) { order(by: { id: $id }) {
    segments { id flight { flightNumber departure { local } } } } }`;
  const segmentsOf = async () => (await browser.send(QUERY, { id: orderId })).data.order.segments;
  const [{ id: segmentId, flight }] = await segmentsOf();
  const day = flight.departure.local.slice(0, 10);
  const moved = { segmentId, flightNumber: flight.flightNumber, date: addDays(day, 1) };
  const unknown = next('SEGMENTS_CHANGED', { segments: [{ ...moved, flightNumber: 'MG9' }] });
  expect(await sendFact(at, unknown)).toEqual({ recorded: false, code: 'FLIGHT_UNKNOWN' });
  const fact = { ...unknown, segments: [moved] };
  expect(await sendFact(at, fact)).toEqual({ recorded: true });
  const [after] = await segmentsOf();
  expect(after.flight.departure.local.slice(0, 10)).toBe(moved.date);
});
