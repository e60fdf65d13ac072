import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asking } from '#gateway/modules/extras/extras.test-support.ts';
import { killInTheMiddle } from '#tests/support/outage/kill-in-the-middle.ts';
import { carryOut, type InHand, type LastWish } from './dying-gateway.ts';
import { faultsOf } from './ledger-check.ts';
import type { Traveller } from './step.ts';
import { stepsAt } from './steps.ts';
import { testServices } from './test-services.ts';

const till = await testServices();
const { services, now, pay, db } = till;
const { begin, close, changeOf } = stepsAt(till);
const EACH = 4;
const KINDS = ['SETTLE_CHANGE', 'CONFIRM_CHANGE', 'REFUND', 'PAY_EXTRAS', 'EXTRAS_BACK'] as const;

type Case = { readonly traveller: Traveller; readonly one: InHand };

const idempotencyKey = () => randomUUID();

/** Brings a traveller to the step in which the gateway is killed. */
async function caseOf(kind: (typeof KINDS)[number], index: number): Promise<Case> {
  const traveller = await begin(20 + index * 3, { who: 2, points: 1 });
  const { payer, first } = traveller;
  const order = await services.orders.find({ id: first }, payer, now());
  if (!order) throw new Error('no order');
  if (kind === 'SETTLE_CHANGE' || kind === 'CONFIRM_CHANGE') {
    const request = await changeOf(order, traveller, { who: 7, where: 0, which: 0 });
    if (!request) throw new Error('no change');
    if (kind === 'CONFIRM_CHANGE') return { traveller, one: { kind, payer, request } };
    const { changeId } = await services.dateChanges.confirm(request, payer, now());
    const asked = { kind: 'DATE_CHANGE' as const, orderId: changeId ?? '', locale: 'en' as const };
    const { payment } = await services.payments.start(
      { ...asked, idempotencyKey: idempotencyKey() },
      payer,
      now(),
    );
    const outcome = `/payments/${payment?.providerReference}/outcome`;
    await till.sandbox.control('POST', outcome, { outcome: 'APPROVED' });
    return { traveller, one: { kind, payer, dateChangeId: changeId ?? '' } };
  }
  if (kind === 'REFUND') {
    const passengerIds = order.passengers.map(({ id }) => id);
    const question = { orderId: first, passengerIds, boundIndexes: [1], airlineChangeId: null };
    const { offer } = await services.refunds.offer(
      { ...question, reason: 'CHANGE_OF_PLANS' },
      payer,
      now(),
    );
    if (!offer) throw new Error('no offer');
    const request = {
      idempotencyKey: idempotencyKey(),
      refundOfferId: offer.id,
      accepted: offer.money,
      note: null,
      proofIds: [],
      previousRefundId: null,
    };
    return { traveller, one: { kind, payer, request } };
  }
  const { orderId } = await services.extras.create(asking({ seat: 2 }), payer);
  const id = orderId ?? '';
  if (kind === 'PAY_EXTRAS') {
    const points = Math.floor(
      ((await services.payments.toPay({ kind: 'BENEFIT_ORDER', id }, payer, now()))?.due.amount ??
        0) / 100,
    );
    const request = { kind: 'BENEFIT_ORDER' as const, orderId: id, locale: 'en' as const, points };
    return {
      traveller,
      one: { kind, payer, request: { ...request, idempotencyKey: randomUUID() } },
    };
  }
  if (!(await pay('BENEFIT_ORDER', id, payer, 2))) throw new Error('not paid');
  const extras = await services.extras.order(id, payer, now());
  const quote = extras && (await services.extras.refundQuote(extras, now()));
  if (!quote) throw new Error('no quote');
  const request = { extrasOrderId: id, accepted: quote.money, idempotencyKey: randomUUID() };
  return { traveller, one: { kind, payer, request } };
}

/**
 * Lets another gateway carry out what is in hand, and kills it (-9) while a half is in the middle
 * of its transaction.
 */
async function killWhile(inHand: readonly InHand[], careless = false): Promise<void> {
  const wish: LastWish = {
    databaseUrl: till.url,
    providerUrl: till.sandbox.url,
    inHand,
    careless,
  };
  const entry = path.join(import.meta.dirname, 'dying-gateway.ts');
  expect(await killInTheMiddle(entry, wish)).toBe('SIGKILL');
}

/** Everything of a traveller that money, points and coupons are in, as one text. */
async function statusOf({ payer }: Traveller): Promise<string> {
  const { rows } = await sql<{ status: string }>`
    with own as (select id, state from orders where session_id = ${payer.sessionId})
    select concat_ws(' | ',
      (select string_agg(state, ',' order by state) from own),
      (select string_agg(coupons.state, ',' order by coupons.state) from coupons where order_id in (select id from own)),
      (select string_agg(state || coalesce(new_order_id is not null, false), ',') from date_changes where order_id in (select id from own)),
      (select string_agg(refunds.state, ',') from refunds where order_id in (select id from own)),
      (select count(*) from refund_payouts join refunds on refunds.id = refund_id where order_id in (select id from own)),
      (select string_agg(state || paid_at::text || closed_at::text, ',') from benefit_orders where member_id = ${payer.memberId}),
      (select string_agg(state, ',') from benefit_coupons where member_id = ${payer.memberId}),
      (select sum(balance) from points_accounts where member_id = ${payer.memberId}),
      (select string_agg(concat(payments.state, points, '-', returned_points, captured_amount, '-', returned_amount), ',' order by ordinal)
        from payments where order_id in (select id from own) or points_of = ${payer.memberId})) as status`.execute(
    db,
  );
  return rows[0]?.status.replaceAll(/\d{4}-\d\d-\d\d [\d:.+]+/g, '@') ?? '';
}

const statusesOf = (cases: readonly Case[]) =>
  Promise.all(cases.map(({ traveller }) => statusOf(traveller)));

async function casesOf(each: number): Promise<Case[]> {
  const wanted = Array.from({ length: each * KINDS.length }, (_, index) => index);
  return Promise.all(wanted.map((index) => caseOf(KINDS[index % KINDS.length] ?? 'REFUND', index)));
}

/** What became of each: DONE or UNTOUCHED as a whole, or HALF of it. */
async function killed(cases: readonly Case[], careless = false): Promise<Set<string>> {
  const before = await statusesOf(cases);
  await killWhile(
    cases.map(({ one }) => one),
    careless,
  );
  const after = await statusesOf(cases);
  for (const { one } of cases) await carryOut(services, one, now()).catch(() => null);
  const done = await statusesOf(cases);
  return new Set(
    after.map((status, index) => {
      if (status === before[index]) return status === done[index] ? 'NEVER' : 'UNTOUCHED';
      return status === done[index] ? 'DONE' : 'HALF';
    }),
  );
}

describe('a gateway that is killed in the middle of 20 changes, refunds, payments with points and extras', () => {
  test('leaves each done or not begun; the same is then done once, and the books close', async () => {
    const cases = await casesOf(EACH);
    expect(await killed(cases)).toEqual(new Set(['DONE', 'UNTOUCHED']));
    const faults = cases.map(async ({ traveller }) => {
      await close(traveller);
      return faultsOf(till, traveller);
    });
    expect((await Promise.all(faults)).flat()).toEqual([]);
  }, 240_000);

  // The control: the same books do not close where a gateway writes without transactions.
  test('would leave halves if it wrote without transactions', async () => {
    const cases = await casesOf(1);
    await killed(cases, true);
    const faults = [];
    for (const { traveller } of cases) {
      await close(traveller);
      faults.push(...(await faultsOf(till, traveller)));
    }
    expect(faults).not.toEqual([]);
  }, 120_000);
});
