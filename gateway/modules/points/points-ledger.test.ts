import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '#gateway/database/transaction.ts';
import { insertMember } from '#gateway/modules/members/members.repository.ts';
import { aPerson, memberDesk } from '#gateway/modules/members/members.test-support.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { addMinutes, commercialDay } from '#schema/rules/base/time.ts';
import { clubNumberOf } from '#schema/rules/club/club-number.ts';
import { type PointsLot, pointsExpireOn } from '#schema/rules/club/points-ledger.ts';
import { testDatabase } from '#tests/support/database.ts';
import { expirePoints } from './expire-points.service.ts';
import { givePoints, returnPointsOfPayment, spendPoints } from './move-points.service.ts';
import { lotsOf } from './points.repository.ts';
import { entriesOf, sumsOf } from './points-statement.repository.ts';

const { db } = await testDatabase();
const { now: start } = memberDesk(db);
let serial = 0;
/** A member as the ledger needs one. */
async function aMember(): Promise<string> {
  const id = randomUUID();
  serial += 1;
  const card = { id, cardNumber: clubNumberOf(serial), person: aPerson() };
  await inTransaction(db, (trx) =>
    insertMember(trx, { ...card, tier: 'HAPPINESS', tierFrom: '2027-01-05' }, start),
  );
  return id;
}
const DAY = 24 * 60;
const EVER = { from: '2000-01-01', to: '2100-01-01', direction: null };
const ALL = { before: null, most: 1000 };

const give = (memberId: string, points: number, now = start, occasion?: string) =>
  inTransaction(db, (trx) =>
    givePoints(
      trx,
      { memberId, source: 'ADJUSTMENT', points, ...(occasion ? { occasion } : {}) },
      now,
    ),
  );
const spend = (memberId: string, points: number, now = start, paymentId?: string) =>
  inTransaction(db, (trx) =>
    spendPoints(
      trx,
      { memberId, source: 'PAYMENT', points, ...(paymentId ? { paymentId } : {}) },
      now,
    ),
  );
const giveBack = (memberId: string, paymentId: string, points: number, now = start) =>
  inTransaction(db, (trx) => returnPointsOfPayment(trx, { memberId, paymentId, points }, now));
const sumOf = (lots: readonly PointsLot[]) => lots.reduce((sum, { points }) => sum + points, 0);

/** What is done in a history; days pass before it. */
type Step = { readonly days: number; readonly what: string; readonly points: number };
const step: fc.Arbitrary<Step> = fc.record({
  days: fc.integer({ min: 0, max: 500 }),
  what: fc.constantFrom('give', 'give', 'spend', 'return', 'expire'),
  points: fc.integer({ min: 1, max: 900 }),
});

/** What is given back of lots: those that expire last first. */
function latestOf(lots: readonly PointsLot[], points: number): PointsLot[] {
  let open = points;
  return lots.toReversed().flatMap((lot) => {
    const part = Math.min(open, lot.points);
    open -= part;
    return part > 0 ? [{ ...lot, points: part }] : [];
  });
}

/** The model: lots in memory, and what the last payment spent. */
async function played(memberId: string, steps: readonly Step[]) {
  let now = start;
  let lots: PointsLot[] = [];
  let spent: PointsLot[] = [];
  let paymentId = '';
  const put = (points: number, expiresOn: string) => {
    const same = lots.find((lot) => lot.expiresOn === expiresOn);
    const others = lots.filter((lot) => lot !== same);
    lots = [...others, { points: points + (same?.points ?? 0), expiresOn }]
      .filter((lot) => lot.points > 0)
      .toSorted((a, b) => (a.expiresOn < b.expiresOn ? -1 : 1));
  };
  for (const { days, what, points } of steps) {
    now = addMinutes(now, days * DAY);
    const today = commercialDay(now);
    if (what === 'give') {
      await give(memberId, points, now);
      put(points, pointsExpireOn(today));
    }
    if (what === 'spend') {
      const usable = lots.filter(({ expiresOn }) => today <= expiresOn);
      const next = randomUUID();
      const taken = await spend(memberId, points, now, next);
      expect(taken === null).toBe(sumOf(usable) < points);
      for (const lot of taken ?? []) put(-lot.points, lot.expiresOn);
      if (taken) {
        expect(sumOf(taken)).toBe(points);
        spent = taken;
        paymentId = next;
      }
    }
    if (what === 'return' && spent.length > 0) {
      const back = latestOf(spent, Math.min(points, sumOf(spent)));
      await giveBack(memberId, paymentId, sumOf(back), now);
      for (const { points: some, expiresOn } of back) {
        put(some, expiresOn);
        spent = spent.map((lot) =>
          lot.expiresOn === expiresOn ? { ...lot, points: lot.points - some } : lot,
        );
      }
      spent = spent.filter((lot) => lot.points > 0);
    }
    if (what === 'expire') {
      await expirePoints(db, now);
      lots = lots.filter(({ expiresOn }) => today <= expiresOn);
    }
  }
  return lots;
}

describe('the ledger', () => {
  const HISTORIES = 1_000;
  test('keeps what a simple model keeps, over a thousand random histories', async () => {
    let count = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
        count += 1;
        const memberId = await aMember();
        const lots = await played(memberId, steps);
        expect(await lotsOf(db, memberId)).toEqual(lots);
        const entries = await entriesOf(db, memberId, EVER, ALL);
        expect(entries[0]?.balance ?? 0).toBe(sumOf(lots));
        const { earned, spent } = await sumsOf(db, memberId, EVER);
        expect(earned - spent).toBe(sumOf(lots));
        for (const { balance } of entries) expect(balance).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: HISTORIES },
    );
    expect(count).toBe(HISTORIES);
    const { rows } = await sql<{ sum: number }>`
      select coalesce(sum(change), 0)::integer as sum from points_entries`.execute(db);
    expect(rows[0]?.sum).toBe(0);
  }, 240_000);

  test('refuses entries that do not sum to zero, a balance below zero, and any change', async () => {
    const memberId = await aMember();
    await give(memberId, 100);
    const account = await db
      .selectFrom('points_accounts')
      .select('id')
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    const transfer = (change: number) =>
      inTransaction(db, async (trx) => {
        const id = randomUUID();
        const when = { recorded_on: '2027-01-05', recorded_at: start };
        const occasion = { flight_number: null, departure_date: null, occasion: null };
        await trx
          .insertInto('points_transfers')
          .values({ id, source: 'ADJUSTMENT', ...when, ...occasion })
          .execute();
        const entry = { transfer_id: id, account_id: account.id, change };
        await trx.insertInto('points_entries').values(entry).execute();
      });
    await expect(transfer(5)).rejects.toThrow('points_transfer_unbalanced');
    await expect(transfer(-101)).rejects.toThrow('points_accounts');
    await expect(db.updateTable('points_entries').set({ change: 7 }).execute()).rejects.toThrow(
      'points_entries_are_final',
    );
    await expect(db.deleteFrom('points_entries').execute()).rejects.toThrow(
      'points_entries_are_final',
    );
    expect(sumOf(await lotsOf(db, memberId))).toBe(100);
  });

  test('records an occasion once', async () => {
    const memberId = await aMember();
    const occasion = randomUUID();
    expect(await give(memberId, 100, start, occasion)).toBe(true);
    expect(await give(memberId, 100, start, occasion)).toBe(false);
    expect(sumOf(await lotsOf(db, memberId))).toBe(100);
  });

  test('gives back no more of a payment than it spent, with the old days of expiry', async () => {
    const memberId = await aMember();
    const paymentId = randomUUID();
    await give(memberId, 60);
    await give(memberId, 60, addMinutes(start, 40 * DAY));
    await spend(memberId, 100, addMinutes(start, 50 * DAY), paymentId);
    await giveBack(memberId, paymentId, 50, addMinutes(start, 60 * DAY));
    expect(await lotsOf(db, memberId)).toEqual([
      { points: 10, expiresOn: '2030-01-31' },
      { points: 60, expiresOn: '2030-02-28' },
    ]);
    await expect(giveBack(memberId, paymentId, 51)).rejects.toThrow('than were used');
    await giveBack(memberId, paymentId, 50);
    expect(sumOf(await lotsOf(db, memberId))).toBe(120);
  });

  test('spends the points of a payment once', async () => {
    const memberId = await aMember();
    const paymentId = randomUUID();
    await give(memberId, 100);
    await spend(memberId, 40, start, paymentId);
    await expect(spend(memberId, 40, start, paymentId)).rejects.toThrow('points_spent_once');
    expect(sumOf(await lotsOf(db, memberId))).toBe(60);
  });

  test('gives the same points once, however many ask at the same moment', async () => {
    const memberId = await aMember();
    await give(memberId, 100);
    const answers = await Promise.all(Array.from({ length: 20 }, () => spend(memberId, 100)));
    expect(answers.filter((taken) => taken !== null)).toHaveLength(1);
    expect(await lotsOf(db, memberId)).toEqual([]);
  });

  test('lists the changes of some days, with the balance after each', async () => {
    const memberId = await aMember();
    await give(memberId, 300);
    await spend(memberId, 100, addMinutes(start, DAY));
    await give(memberId, 50, addMinutes(start, 2 * DAY));
    const from = addDays(commercialDay(start), 1);
    const days = { from, to: '2027-12-31', direction: null };
    const entries = await entriesOf(db, memberId, days, ALL);
    expect(entries.map(({ change, balance }) => [change, balance])).toEqual([
      [50, 250],
      [-100, 200],
    ]);
    expect(entries.map(({ expiresOn }) => expiresOn)).toEqual(['2030-01-31', null]);
    expect(await sumsOf(db, memberId, days)).toEqual({ count: 2, earned: 50, spent: 100 });
    const [later, earlier] = entries;
    const page = { before: later?.serial ?? null, most: 10 };
    expect((await entriesOf(db, memberId, days, page)).map(({ id }) => id)).toEqual([earlier?.id]);
    const spentOnly = { ...days, direction: 'SPENT' } as const;
    expect((await entriesOf(db, memberId, spentOnly, ALL)).map(({ change }) => change)).toEqual([
      -100,
    ]);
  });
});
