import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { keyOf } from '#gateway/graphql/global-id.ts';
import { aPicture } from '#gateway/scenarios/builders/refund.builder.ts';
import type { Scenario } from '#gateway/scenarios/scenario.ts';
import { startRefunds } from '#gateway/upstreams/examples/refunds/service.ts';
import { gatewayWithUpstreams } from '#tests/support/upstreams/gateway-with-upstreams.ts';
import { booksOf, type RefundBooks, seatsSold } from './refund-books.ts';
import { anAddress } from './test-services.ts';

/** How many histories a test run plays; `REFUND_HISTORIES=1000` plays a thousand. */
const HISTORIES = Number(process.env.REFUND_HISTORIES ?? 24);
const SECONDS_EACH = 6;
const SEED = 20_270_105;
const AT_ONCE = 4;

const opened = await gatewayWithUpstreams({ refunds: startRefunds });
const alone = await opened.alone();
const { db, services, clock } = opened;

afterEach(() => vi.restoreAllMocks());

const choice = fc.integer({ min: 1, max: 15 });
const histories = fc.record({
  brand: fc.constantFrom('STANDARD' as const, 'FLEX' as const),
  party: fc.constantFrom(
    { adults: 1, children: 0, infants: 0 },
    { adults: 2, children: 1, infants: 0 },
    { adults: 2, children: 1, infants: 1 },
  ),
  days: fc.integer({ min: 20, max: 90 }),
  steps: fc.array(
    fc.record({
      what: fc.constantFrom('REFUND' as const, 'REVIEW' as const, 'WITHDRAW' as const),
      who: choice,
      where: fc.constantFrom([0], [1], null),
    }),
    { minLength: 1, maxLength: 5 },
  ),
});
type History = typeof histories extends fc.Arbitrary<infer One> ? One : never;
type Browser = Awaited<ReturnType<typeof opened.browser>>;

const bookingOf = ({ brand, party, days }: History): Scenario => ({
  name: 'a-history',
  sentence: 'A party holds tickets there and back.',
  async load({ desk }) {
    const bounds = [
      { origin: 'PVG', destination: 'HKG', date: desk.inDays(days) },
      { origin: 'HKG', destination: 'PVG', date: desk.inDays(days + 7) },
    ];
    const offer = desk.offer({ tripType: 'ROUND_TRIP', bounds, brand, party });
    return { orders: [await desk.pay(await desk.book(offer))] };
  },
});

const ORDER = `query ($id: ID!) { order(by: { id: $id }) { passengers { id }
  refunds { id state amounts { processingFee { amount } } } } }`;
const OFFER = `mutation ($input: CreateRefundOfferInput!) { createRefundOffer(input: $input) {
  refundOffer { id money { amount currency } } userErrors { code } } }`;
const REQUEST = `mutation ($input: RequestRefundInput!) { requestRefund(input: $input) {
  refund { id } userErrors { code } } }`;
const WITHDRAW = `mutation ($input: WithdrawRefundInput!) { withdrawRefund(input: $input) {
  userErrors { code } } }`;

type Refund = {
  readonly id: string;
  readonly state: string;
  readonly amounts: { readonly processingFee: { readonly amount: number } };
};
type Asked = { passengerIds: string[]; boundIndexes: readonly number[] | null; reason: string };

async function aProof(orderId: string): Promise<string> {
  const { session_id: sessionId } = await db
    .selectFrom('orders')
    .select('session_id')
    .where('id', '=', keyOf('Order', orderId) ?? '')
    .executeTakeFirstOrThrow();
  const content = aPicture();
  const { file } = await services.uploads.upload(
    'REFUND_PROOF',
    { name: 'proof.png', size: content.length, content: async () => content },
    { sessionId: sessionId ?? '', memberId: null, address: anAddress() },
    clock.now(),
  );
  if (!file) throw new Error('no proof');
  return Buffer.from(`UploadedFile:${file.id}`).toString('base64url');
}

/** Plays a history at a gateway whose refunds are its own, or taken over. */
async function played(history: History, at: Pick<typeof alone, 'fetch'>): Promise<RefundBooks> {
  const browser: Browser = await opened.browser(bookingOf(history), at.fetch);
  const orderId = browser.world?.orders[0]?.id ?? '';
  const orderNow = async (): Promise<{ passengers: { id: string }[]; refunds: Refund[] }> =>
    (await browser.send(ORDER, { id: orderId })).data.order;
  const { passengers } = await orderNow();
  const refund = async (asked: Asked) => {
    const { data } = await browser.send(OFFER, { input: { orderId, ...asked } });
    const { refundOffer } = data.createRefundOffer;
    if (!refundOffer) return;
    const proofIds = asked.reason === 'ILLNESS' ? [await aProof(orderId)] : [];
    const accepted = refundOffer.money;
    const input = { idempotencyKey: randomUUID(), refundOfferId: refundOffer.id, accepted };
    await browser.send(REQUEST, { input: { ...input, proofIds } });
  };
  const withdraw = async () => {
    const waiting = (await orderNow()).refunds.find(({ state }) => state === 'UNDER_REVIEW');
    if (!waiting) return false;
    const input = { idempotencyKey: randomUUID(), refundId: waiting.id };
    await browser.send(WITHDRAW, { input });
    return true;
  };
  for (const { what, who, where: boundIndexes } of history.steps) {
    const passengerIds = passengers.filter((_, index) => (who >> index) & 1).map(({ id }) => id);
    const reason = what === 'REFUND' ? 'CHANGE_OF_PLANS' : 'ILLNESS';
    if (what === 'WITHDRAW') await withdraw();
    else if (passengerIds.length > 0) await refund({ passengerIds, boundIndexes, reason });
  }
  while (await withdraw());
  await services.refunds.resume();
  const { refunds } = await orderNow();
  const kept = refunds
    .filter(({ state }) => state !== 'WITHDRAWN')
    .reduce((sum, { amounts }) => sum + amounts.processingFee.amount, 0);
  return booksOf(db, keyOf('Order', orderId) ?? '', kept);
}

/**
 * A history at both gateways. Where the flights are full meanwhile, and the next ones cost
 * something else, it is played again.
 */
async function playedTwice(history: History) {
  const before = [];
  for (;;) {
    const pair = { own: await played(history, alone), theirs: await played(history, opened) };
    if (pair.own.came === pair.theirs.came) return { ...pair, before };
    before.push(pair.own, pair.theirs);
  }
}

/** The books of all histories, a few of which are played at once. */
async function booksOfAll(all: readonly History[]) {
  const left = [...all.entries()];
  const pairs: Awaited<ReturnType<typeof playedTwice>>[] = [];
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift())
      pairs[next[0]] = await playedTwice(next[1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return pairs;
}

test(
  'the same histories leave the same books, whether we refund or another service does',
  async () => {
    const all = fc.sample(histories, { numRuns: HISTORIES, seed: SEED });
    const pairs = await booksOfAll(all);
    for (const [index, { own, theirs }] of pairs.entries())
      expect(theirs, `history ${index}: ${JSON.stringify(all[index])}`).toEqual(own);
    const books = pairs.flatMap(({ own, theirs, before }) => [own, theirs, ...before]);
    expect(await seatsSold(db)).toBe(books.reduce((sum, { seats }) => sum + seats, 0));
    const states = new Set(books.map(({ state }) => state));
    expect(states).toEqual(new Set(['TICKETED', 'PART_REFUNDED', 'REFUNDED']));
    const facts = await db.selectFrom('facts').select('kind').distinct().execute();
    const kinds = facts.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['COUPONS_FREED', 'COUPONS_REFUNDED']));
  },
  2 * HISTORIES * SECONDS_EACH * 1_000,
);

// The control: the same look finds a service whose money is not all sent back.
test('a service whose refunds come short is found', async () => {
  const all = fc.sample(histories, { numRuns: 6, seed: SEED });
  const { payBack } = services.refunds;
  vi.spyOn(services.refunds, 'payBack').mockImplementation((trx, due, now) =>
    payBack(trx, { ...due, amount: { ...due.amount, amount: due.amount.amount - 100 } }, now),
  );
  const pairs = await booksOfAll(all);
  expect(pairs.some(({ own, theirs }) => own.returned !== theirs.returned)).toBe(true);
}, 120_000);
