import { sql } from 'kysely';
import { pointsValue } from '#schema/rules/club/points.ts';
import { cachedFares } from './cached-fares.ts';
import type { Traveller } from './step.ts';
import { GIVEN, type TestServices } from './test-services.ts';

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

/** What is wrong with the money, points and coupons of a traveller whose history is closed. */
export async function faultsOf(
  { db, provider }: TestServices,
  { payer }: Traveller,
): Promise<string[]> {
  const faults: string[] = [];
  const expectSame = (what: string, found: number, expected: number) => {
    if (found !== expected) faults.push(`${what}: ${found}, not ${expected}`);
  };
  const { memberId, sessionId } = payer;
  const { rows: payments } = await sql<{
    id: string;
    kind: string;
    payable: string;
    reference: string | null;
    state: string;
    points: number;
    pointsBack: number;
    captured: number;
    back: number;
    sent: number;
  }>`select payments.id, payable_kind as kind, payable_id as payable, provider_reference as reference,
      payments.state, points, returned_points as "pointsBack", captured_amount as captured,
      returned_amount as back, coalesce((select sum(amount) from payment_returns
        where payment_id = payments.id and state = 'SUCCEEDED'), 0)::integer as sent
    from payments
      left join orders on orders.id = payments.order_id
      left join benefit_orders on benefit_orders.id = payments.benefit_order_id
    where orders.session_id = ${sessionId} or benefit_orders.member_id = ${memberId}`.execute(db);

  // The provider's books say what ours say, of each payment.
  for (const { id, reference, captured, back, sent } of payments) {
    expectSame(`on its way of ${id}`, sent, back);
    if (!reference) continue;
    const books = await provider.queryPayment(reference);
    expectSame(`captured of ${id}`, books.captured.amount, captured);
    expectSame(`refunded of ${id}`, books.refunded.amount, sent);
    if (books.refunded.amount > books.captured.amount) faults.push(`more back than came of ${id}`);
  }

  // The lines of what was paid sum to what came for it.
  const { rows: lines } = await sql<{ id: string; due: number }>`
    select id, (total - covered)::integer as due from benefit_orders where member_id = ${memberId}
    union all select date_changes.id, total_due from date_changes
      join orders on orders.id = date_changes.order_id where orders.session_id = ${sessionId}`.execute(
    db,
  );
  const kept = payments.filter(({ state }) => state === 'SUCCEEDED');
  for (const { id, payable, points, captured } of kept) {
    const due = lines.find((line) => line.id === payable)?.due;
    if (due !== undefined) expectSame(`came by ${id}`, captured + pointsValue(points).amount, due);
  }

  // Of flights all came back but fees, penalties, what new flights cost less, and fares that are
  // not refundable; of extras all.
  const worth = (given: typeof payments) =>
    sumOf(given.map(({ captured, points }) => captured + pointsValue(points).amount)) -
    sumOf(given.map(({ back, pointsBack }) => back + pointsValue(pointsBack).amount));
  const { rows: own } = await sql<{ fees: number; penalties: number }>`
    select coalesce((select sum(processing_fee) from refunds join orders on orders.id = refunds.order_id
        where orders.session_id = ${sessionId} and refunds.state = 'SUCCEEDED'), 0)::integer as fees,
      coalesce((select sum(penalty + add_collect - (quote -> 'fareDifference' ->> 'amount')::integer
          - (quote -> 'taxDifference' ->> 'amount')::integer)
        from date_changes join orders on orders.id = date_changes.order_id
          cross join lateral (select jsonb_build_object(
            'fareDifference', jsonb_build_object('amount', sum((one -> 'fareDifference' ->> 'amount')::integer)),
            'taxDifference', jsonb_build_object('amount', sum((one -> 'taxDifference' ->> 'amount')::integer))) as quote
            from jsonb_array_elements(date_changes.quotes) as one) as all_quotes
        where orders.session_id = ${sessionId} and date_changes.new_order_id is not null), 0)::integer as penalties`.execute(
    db,
  );
  const isExtra = ({ kind }: { kind: string }) => kind === 'BENEFIT_ORDER';
  const { fees = 0, penalties = 0 } = own[0] ?? {};
  const rightly = fees + penalties + (await cachedFares(db, sessionId));
  expectSame('kept of flights', worth(payments.filter((one) => !isExtra(one))), rightly);
  expectSame('kept of extras', worth(payments.filter(isExtra)), 0);

  // The member has the points of the beginning but those that were not given back, and the ledger
  // sums to zero.
  const { rows: ledger } = await sql<{ balance: number; entries: number; lopsided: number }>`
    select (select sum(balance) from points_accounts where member_id = ${memberId})::integer as balance,
      (select sum(change) from points_entries join points_accounts on points_accounts.id = account_id
        where member_id = ${memberId})::integer as entries,
      (select count(*) from (select transfer_id from points_entries group by transfer_id
        having sum(change) <> 0) as uneven)::integer as lopsided`.execute(db);
  const spent = sumOf(kept.map(({ points, pointsBack }) => points - pointsBack));
  expectSame('points', ledger[0]?.balance ?? 0, GIVEN - spent);
  expectSame('entries', ledger[0]?.entries ?? 0, ledger[0]?.balance ?? 0);
  expectSame('uneven transfers', ledger[0]?.lopsided ?? 0, 0);

  // Every ticket is of one passenger, none is lost: at the end each coupon was refunded, or
  // exchanged for one that was.
  const { rows: coupons } = await sql<{ state: string; count: number }>`
    select coupons.state, count(*)::integer as count from coupons
      join orders on orders.id = coupons.order_id
    where orders.session_id = ${sessionId} group by coupons.state`.execute(db);
  for (const { state, count } of coupons)
    if (!['REFUNDED', 'EXCHANGED'].includes(state)) faults.push(`${count} coupons are ${state}`);
  const { rows: twice } = await sql<{ count: number }>`
    select count(*)::integer as count from (select coupon_id from refund_coupons
      join refunds on refunds.id = refund_id join orders on orders.id = refunds.order_id
      where orders.session_id = ${sessionId} and refunds.state = 'SUCCEEDED'
      group by coupon_id having count(*) > 1) as doubled`.execute(db);
  expectSame('coupons refunded twice', twice[0]?.count ?? 0, 0);

  // Coupons of extras: as many as were paid for, and none left once all was given back.
  const { rows: extras } = await sql<{ bought: number; issued: number; usable: number }>`
    select coalesce((select sum(quantity) from benefit_order_items join benefit_orders on benefit_orders.id = benefit_order_id
        where member_id = ${memberId} and paid_at is not null), 0)::integer as bought,
      (select count(*) from benefit_coupons where member_id = ${memberId})::integer as issued,
      (select count(*) from benefit_coupons join benefit_orders on benefit_orders.id = issued_by
        where benefit_coupons.member_id = ${memberId} and benefit_coupons.state = 'AVAILABLE'
          and benefit_orders.state = 'REFUNDED')::integer as usable`.execute(db);
  expectSame('coupons of extras', extras[0]?.issued ?? 0, extras[0]?.bought ?? 0);
  expectSame('usable coupons of what was given back', extras[0]?.usable ?? 0, 0);
  return faults;
}
