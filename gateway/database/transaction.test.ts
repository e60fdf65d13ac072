import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { connect } from './database.ts';
import { DatabaseBusy, isContention, RolledBack } from './database-errors.ts';
import { inTransaction } from './transaction.ts';

const { db, url } = await testDatabase();
await sql`CREATE TABLE counters (name text PRIMARY KEY, value int NOT NULL)`.execute(db);
await sql`CREATE TABLE notes (note text)`.execute(db);

/** Opens when so many have arrived, and stays open. */
function gate(count: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let missing = count;
  return () => {
    missing -= 1;
    if (missing === 0) resolve();
    return promise;
  };
}

/**
 * Reads, waits until all have read, writes what it read plus one: two of these at a time disturb
 * each other.
 */
const increment = async (name: string, allHaveRead: () => Promise<void>, attempts?: number) =>
  inTransaction(
    db,
    async (trx) => {
      const { rows } = await sql<{ value: number }>`
        SELECT value FROM counters WHERE name = ${name}`.execute(trx);
      await allHaveRead();
      const next = (rows[0]?.value ?? 0) + 1;
      await sql`UPDATE counters SET value = ${next} WHERE name = ${name}`.execute(trx);
    },
    { isolation: 'serializable', ...(attempts ? { attempts } : {}) },
  );
const valueIn = async (name: string) =>
  (await sql<{ value: number }>`SELECT value FROM counters WHERE name = ${name}`.execute(db))
    .rows[0]?.value;

describe('a transaction', () => {
  it('that PostgreSQL gives up for another is run again, so that nothing is lost', async () => {
    await sql`INSERT INTO counters VALUES ('guarded', 0)`.execute(db);
    const read = gate(3);
    await Promise.all(Array.from({ length: 3 }, () => increment('guarded', read)));
    expect(await valueIn('guarded')).toBe(3);
  });

  it('that is tried only once fails in the same race (positive control)', async () => {
    await sql`INSERT INTO counters VALUES ('unguarded', 0)`.execute(db);
    const read = gate(2);
    const outcomes = await Promise.allSettled([
      increment('unguarded', read, 1),
      increment('unguarded', read, 1),
    ]);
    const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(failed.map(({ reason }) => isContention(reason))).toEqual([true]);
    expect(await valueIn('unguarded')).toBe(1);
  });

  it('in which a statement failed without a word is a fault when it is committed', async () => {
    const swallowed = inTransaction(db, async (trx) => {
      await sql`INSERT INTO notes VALUES ('half')`.execute(trx);
      await sql`SELECT no_such_column`.execute(trx).catch(() => {});
    });
    await expect(swallowed).rejects.toThrow(RolledBack);
    const { rows } = await sql`SELECT note FROM notes WHERE note = 'half'`.execute(db);
    expect(rows).toEqual([]);
  });

  it('that fails leaves nothing behind and is not run again', async () => {
    let runs = 0;
    const failing = inTransaction(db, async (trx) => {
      runs += 1;
      await sql`INSERT INTO notes VALUES ('never')`.execute(trx);
      throw new Error('no seat');
    });
    await expect(failing).rejects.toThrow('no seat');
    expect(runs).toBe(1);
    expect((await sql`SELECT * FROM notes`.execute(db)).rows).toEqual([]);
  });

  describe('that needs a lock which others hold for too long', () => {
    const impatient = connect(url, { lockMilliseconds: 50 });
    afterAll(() => impatient.close());
    const add = sql`UPDATE counters SET value = value + 1 WHERE name = 'locked'`;
    let [release, isOver]: [() => void, Promise<void>] = [() => {}, Promise.resolve()];
    beforeEach(async () => {
      await sql`INSERT INTO counters VALUES ('locked', 0) ON CONFLICT DO NOTHING`.execute(db);
      const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      release = released.resolve;
      isOver = inTransaction(db, async (trx) => {
        await add.execute(trx);
        locked.resolve();
        await released.promise;
      });
      await locked.promise;
    });
    afterEach(async () => {
      release();
      await isOver;
    });

    it('waits once more, and is then done', async () => {
      let runs = 0;
      await inTransaction(impatient.db, async (trx) => {
        runs += 1;
        if (runs === 2) {
          release();
          await isOver;
        }
        await add.execute(trx);
      });
      expect(runs).toBe(2);
      expect(await valueIn('locked')).toBe(2);
    });

    it('says that the database is busy when the lock is not free the second time either', async () => {
      let runs = 0;
      const waiting = inTransaction(impatient.db, async (trx) => {
        runs += 1;
        await add.execute(trx);
      });
      await expect(waiting).rejects.toThrow(DatabaseBusy);
      expect(runs).toBe(2);
    });
  });

  it('joins the one it is called in', async () => {
    const failing = inTransaction(db, async (trx) => {
      await inTransaction(trx, (inner) => sql`INSERT INTO notes VALUES ('inner')`.execute(inner));
      throw new Error('outer');
    });
    await expect(failing).rejects.toThrow('outer');
    expect((await sql`SELECT * FROM notes`.execute(db)).rows).toEqual([]);
  });
});
