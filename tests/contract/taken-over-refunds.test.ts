import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readOwnManifest } from '#gateway/graphql/persisted-queries/published-documents.ts';
import { checkInOpenFamily } from '#gateway/scenarios/sets/check-in.scenarios.ts';
import { startRefunds } from '#gateway/upstreams/examples/refunds/service.ts';
import { gatewayWithUpstreams } from '#tests/support/upstreams/gateway-with-upstreams.ts';

const opened = await gatewayWithUpstreams({ refunds: startRefunds });

const ORDER = `query ($id: ID!) { order(by: { id: $id }) {
  id state bookingReference
  passengers { id name ticket { coupons { state } } }
  segments { flight { id } passengerSegments { id } }
  refunds { id refundNumber state money { amount } order { bookingReference } passengers { passenger { name } passengerSegments { id } } } } }`;
const OFFER = `mutation ($input: CreateRefundOfferInput!) { createRefundOffer(input: $input) {
  refundOffer { id proofRequired order { state bookingReference } money { amount currency } passengers { passenger { name } } } userErrors { code path } } }`;
const REQUEST = `mutation ($input: RequestRefundInput!) { requestRefund(input: $input) {
  refund { id refundNumber state order { state } capabilities { action allowed } } userErrors { code path } } }`;
const WITHDRAW = `mutation ($input: WithdrawRefundInput!) { withdrawRefund(input: $input) { refund { state } userErrors { code } } }`;
const EVENTS = `query ($id: ID!) { order(by: { id: $id }) {
  events { at ... on OrderRefundChanged { refundId refundNumber refundState money { amount } } } } }`;
const CHECK_IN = `mutation ($input: CheckInInput!) { checkIn(input: $input) {
  passengerSegments { boardingPass { id } } userErrors { code } } }`;

type Browser = Awaited<ReturnType<typeof opened.browser>>;

const orderOf = async ({ send, world }: Browser) =>
  (await send(ORDER, { id: world?.orders[0]?.id })).data.order;

async function ask(browser: Browser, reason: string) {
  const order = await orderOf(browser);
  const passengerIds = order.passengers.map(({ id }: { id: string }) => id);
  const offered = await browser.send(OFFER, { input: { orderId: order.id, passengerIds, reason } });
  const { refundOffer } = offered.data.createRefundOffer;
  const { amount, currency } = refundOffer.money;
  const input = {
    idempotencyKey: randomUUID(),
    refundOfferId: refundOffer.id,
    accepted: { amount, currency },
    note: 'A reason.',
    proofIds: refundOffer.proofRequired ? ['a-proof'] : [],
  };
  const asked = await browser.send(REQUEST, { input });
  return { order, offered, asked, again: () => browser.send(REQUEST, { input }) };
}

async function checkIn({ send }: Browser, order: Awaited<ReturnType<typeof orderOf>>) {
  const [segment] = order.segments;
  const { data } = await send(CHECK_IN, {
    input: {
      idempotencyKey: randomUUID(),
      flightId: segment.flight.id,
      locale: 'EN',
      passengers: segment.passengerSegments.map(({ id }: { id: string }) => ({
        passengerSegmentId: id,
      })),
      contact: { email: 'mei.lin@example.com' },
      agreements: ['CHECK_IN', 'DANGEROUS_GOODS'],
    },
  });
  return data.checkIn;
}

/** The boarding passes that a check-in gave. */
const passesOf = ({
  passengerSegments,
}: {
  passengerSegments: { boardingPass: object | null }[];
}) => passengerSegments.flatMap(({ boardingPass }) => boardingPass ?? []);

test('without a refund the family of four gets its boarding passes', async () => {
  const browser = await opened.browser(checkInOpenFamily);
  const done = await checkIn(browser, await orderOf(browser));
  expect(done.userErrors).toEqual([]);
  expect(passesOf(done)).toHaveLength(4);
});

describe('a refund that another service carries out', () => {
  test('goes from the offer to the refunds of the order, and the airline knows of it', async () => {
    const browser = await opened.browser(checkInOpenFamily);
    const { order, offered, asked, again } = await ask(browser, 'CHANGE_OF_PLANS');
    expect(offered.extensions.upstream).toEqual(['refunds']);
    const { refundOffer, userErrors } = offered.data.createRefundOffer;
    expect(userErrors).toEqual([]);
    expect(refundOffer.order).toEqual({
      state: 'TICKETED',
      bookingReference: order.bookingReference,
    });
    expect(
      refundOffer.passengers.map((one: { passenger: { name: string } }) => one.passenger.name),
    ).toEqual(order.passengers.map(({ name }: { name: string }) => name));
    expect(asked.errors).toEqual([]);
    const { refund } = asked.data.requestRefund;
    expect(refund).toMatchObject({ state: 'PAYING', order: { state: 'REFUNDED' } });
    expect((await again()).data.requestRefund.refund.id).toBe(refund.id);
    const after = await orderOf(browser);
    expect(after.refunds).toHaveLength(1);
    expect(after.refunds[0]).toMatchObject({
      id: refund.id,
      order: { bookingReference: order.bookingReference },
    });
    const states = after.passengers.flatMap(
      ({ ticket }: { ticket: { coupons: { state: string }[] } }) =>
        ticket.coupons.map(({ state }) => state),
    );
    expect(states).toEqual(['REFUNDED', 'REFUNDED', 'REFUNDED', 'REFUNDED']);
    const found = await browser.send(
      `query ($id: ID!) { node(id: $id) { id ... on Refund { refundNumber } } }`,
      refund,
    );
    expect(found.data.node).toEqual({ id: refund.id, refundNumber: refund.refundNumber });
    const nodes = await browser.send(
      `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }`,
      {
        ids: [order.id, refund.id, Buffer.from('Refund:none').toString('base64url')],
      },
    );
    expect(nodes.data.nodes.map((one: { __typename: string } | null) => one?.__typename)).toEqual([
      'Order',
      'Refund',
      undefined,
    ]);
    const returned = await opened.db.selectFrom('payment_returns').select('amount').execute();
    expect(returned.map(({ amount }) => amount)).toEqual([refundOffer.money.amount]);
    expect(opened.faults).toEqual([]);
  });

  test('keeps its four passengers off the aircraft, while it is reviewed and after', async () => {
    const browser = await opened.browser(checkInOpenFamily);
    const { order, asked } = await ask(browser, 'ILLNESS');
    expect(asked.data.requestRefund.refund.state).toBe('UNDER_REVIEW');
    const refused = await checkIn(browser, order);
    expect(passesOf(refused)).toEqual([]);
    expect(refused.userErrors.map(({ code }: { code: string }) => code)).toContain(
      'REFUND_IN_PROGRESS',
    );
    const input = { idempotencyKey: randomUUID(), refundId: asked.data.requestRefund.refund.id };
    const withdrawn = await browser.send(WITHDRAW, { input });
    expect(withdrawn.data.withdrawRefund.refund.state).toBe('WITHDRAWN');
    expect((await ask(browser, 'CHANGE_OF_PLANS')).asked.data.requestRefund.userErrors).toEqual([]);
    const late = await checkIn(browser, order);
    expect(passesOf(late)).toEqual([]);
    expect(late.userErrors.length).toBeGreaterThan(0);
    const { events } = (await browser.send(EVENTS, { id: order.id })).data.order;
    const { refundNumber, id: refundId } = asked.data.requestRefund.refund;
    const steps = events.filter((one: { refundId?: string }) => one.refundId === refundId);
    expect(steps).toMatchObject([
      { refundNumber, refundState: 'WITHDRAWN' },
      { refundNumber, refundState: 'UNDER_REVIEW' },
    ]);
  });

  test('is read by a document of the site, like every other field', async () => {
    const browser = await opened.browser(checkInOpenFamily);
    const { order, asked } = await ask(browser, 'CHANGE_OF_PLANS');
    const [documentId] =
      Object.entries(readOwnManifest()).find(([, text]) => text.includes('query OrderRefunds(')) ??
      [];
    const { data, errors } = await browser.post({
      documentId,
      variables: { order: order.id, locale: 'EN' },
    });
    expect(errors).toEqual([]);
    const numbers = data.order.refunds.map((one: { refundNumber: string }) => one.refundNumber);
    expect(numbers).toEqual([asked.data.requestRefund.refund.refundNumber]);
  });

  test('is not shown to others', async () => {
    const browser = await opened.browser(checkInOpenFamily);
    const { asked } = await ask(browser, 'CHANGE_OF_PLANS');
    const { refundNumber } = asked.data.requestRefund.refund;
    const QUERY = `query ($by: RefundLookup!) { refund(by: $by) { refundNumber } }`;
    const own = await browser.send(QUERY, { by: { refundNumber } });
    expect(own.data.refund).toEqual({ refundNumber });
    const stranger = await opened.browser();
    expect((await stranger.send(QUERY, { by: { refundNumber } })).data.refund).toBeNull();
  });
});
