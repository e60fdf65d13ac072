import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '#gateway/database/transaction.ts';
import { testDatabase } from '#tests/support/database.ts';
import { countersOf, countersSince, holdSeats, releaseSeats } from './inventory.repository.ts';
import { type SeatClaim, SoldOut } from './seats-taken.model.ts';

const { db } = await testDatabase();

let flights = 0;
const aClaim = (overrides: Partial<SeatClaim> = {}): SeatClaim => ({
  flightNumber: `MG${++flights}`,
  date: '2026-12-24',
  cabin: 'ECONOMY',
  seats: 1,
  capacity: 150,
  soldByOtherChannels: 100,
  ...overrides,
});
const hold = (...claims: SeatClaim[]) => inTransaction(db, (trx) => holdSeats(trx, claims));
const release = (...claims: SeatClaim[]) => inTransaction(db, (trx) => releaseSeats(trx, claims));
const left = async ({ flightNumber, date, cabin }: SeatClaim) =>
  (await countersOf(db, [{ flightNumber, date }])).find((one) => one.cabin === cabin)?.left;
async function outcomes(attempts: readonly Promise<unknown>[]) {
  const settled = await Promise.allSettled(attempts);
  const refused = settled.filter((one) => one.status === 'rejected');
  expect(refused.every(({ reason }) => reason instanceof SoldOut)).toBe(true);
  return { held: settled.length - refused.length, refused: refused.length };
}

describe('the counter of a flight', () => {
  test('starts at what other channels have sold', async () => {
    const claim = aClaim({ seats: 3 });
    expect(await left(claim)).toBeUndefined();
    await hold(claim);
    expect(await left(claim)).toBe(47);
  });

  test('goes on from where it is, whichever order holds it', async () => {
    const claim = aClaim({ seats: 2 });
    await hold(claim);
    await hold(claim);
    expect(await left(claim)).toBe(46);
  });

  test('gives back what is released', async () => {
    const claim = aClaim({ seats: 5 });
    await hold(claim);
    await release(claim);
    expect(await left(claim)).toBe(50);
  });

  test('is one for each cabin', async () => {
    const economy = aClaim();
    const business = {
      ...economy,
      cabin: 'BUSINESS' as const,
      capacity: 8,
      soldByOtherChannels: 8,
    };
    await hold(economy);
    await expect(hold(business)).rejects.toThrow(SoldOut);
    expect(await left(economy)).toBe(49);
  });

  test('refuses more than there is, when it is new and when it is not', async () => {
    const claim = aClaim({ capacity: 102 });
    await expect(hold({ ...claim, seats: 3 })).rejects.toThrow(SoldOut);
    await hold({ ...claim, seats: 2 });
    await expect(hold(claim)).rejects.toThrow(SoldOut);
    expect(await left(claim)).toBe(0);
  });

  test('never falls below what other channels have sold', async () => {
    const claim = aClaim();
    await hold(claim);
    await expect(release({ ...claim, seats: 2 })).rejects.toThrow(/never_oversold/);
  });

  test('two bounds on the same flight are counted together', async () => {
    const claim = aClaim({ capacity: 103, seats: 2 });
    await expect(hold(claim, claim)).rejects.toThrow(SoldOut);
    await expect(left(claim)).resolves.toBeUndefined();
  });

  test('an infant on a lap takes no seat', async () => {
    const claim = aClaim({ seats: 0 });
    await hold(claim);
    expect(await left(claim)).toBeUndefined();
  });
});

test('one flight of a trip that is sold out keeps no seat of the others, and the trip is named', async () => {
  const [open, full] = [aClaim(), aClaim({ soldByOtherChannels: 150 })];
  const fault = await hold(open, full).catch((thrown: unknown) => thrown);
  expect(fault).toBeInstanceOf(SoldOut);
  expect(new Set((fault as SoldOut).flights)).toEqual(
    new Set([open, full].map(({ flightNumber, date }) => ({ flightNumber, date }))),
  );
  expect(await left(open)).toBeUndefined();
});

test('changes can be read from an instant on', async () => {
  const before = new Date();
  const claim = aClaim();
  await hold(claim);
  const changed = await countersSince(db, new Date(before.getTime() - 1000));
  expect(changed.find(({ flightNumber }) => flightNumber === claim.flightNumber)?.left).toBe(49);
});

describe('the race for the last seat', () => {
  test('is won by one of two', async () => {
    const claim = aClaim({ capacity: 101 });
    expect(await outcomes([hold(claim), hold(claim)])).toEqual({ held: 1, refused: 1 });
    expect(await left(claim)).toBe(0);
  });

  test('is won by ten of forty when ten seats are left, of a counter that exists already', async () => {
    const claim = aClaim({ capacity: 111 });
    await hold(claim);
    const buyers = Array.from({ length: 40 }, () => hold(claim));
    expect(await outcomes(buyers)).toEqual({ held: 10, refused: 30 });
  });

  test('never ends in a deadlock when trips share flights in another order', async () => {
    const [a, b] = [aClaim({ capacity: 140 }), aClaim({ capacity: 140 })];
    const buyers = Array.from({ length: 40 }, (_, index) =>
      db.transaction().execute((trx) => holdSeats(trx, index % 2 ? [a, b] : [b, a])),
    );
    expect(await outcomes(buyers)).toEqual({ held: 40, refused: 0 });
  });

  test('with the guard off, sells the last seat twice', async () => {
    const { flightNumber } = aClaim();
    await sql`CREATE TABLE unguarded (flight_number text, sold integer, capacity integer)`.execute(
      db,
    );
    await sql`INSERT INTO unguarded VALUES (${flightNumber}, 100, 101)`.execute(db);
    const lookThenTake = () =>
      db.transaction().execute(async (trx) => {
        const { rows } = await sql<{
          left: number;
        }>`SELECT capacity - sold AS left FROM unguarded`.execute(trx);
        await sql`SELECT pg_sleep(0.05)`.execute(trx);
        if ((rows[0]?.left ?? 0) < 1) throw new SoldOut([]);
        await sql`UPDATE unguarded SET sold = sold + 1`.execute(trx);
      });
    expect(await outcomes([lookThenTake(), lookThenTake()])).toEqual({ held: 2, refused: 0 });
    const { rows } = await sql<{ sold: number }>`SELECT sold FROM unguarded`.execute(db);
    expect(rows[0]?.sold).toBe(102);
  });
});
