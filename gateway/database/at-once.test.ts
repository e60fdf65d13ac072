import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { together } from './at-once.ts';
import type { Database } from './database.ts';
import { inTransaction } from './transaction.ts';

type Socket = Record<'_write' | '_writev', (...given: unknown[]) => void>;

const { db, pool } = await testDatabase({ connections: 1 });
let packets = 0;
pool.on('connect', (client) => {
  const socket = (client as unknown as { connection: { stream: Socket } }).connection.stream;
  for (const way of ['_write', '_writev'] as const) {
    const write = socket[way].bind(socket);
    socket[way] = (...given) => {
      packets += 1;
      write(...given);
    };
  }
});
const packetsOf = async (work: () => Promise<unknown>) => {
  packets = 0;
  await work();
  return packets;
};

await sql`CREATE TABLE notes (id integer PRIMARY KEY, note text NOT NULL)`.execute(db);
const add = (on: Database, id: number, note: string | null) =>
  sql`INSERT INTO notes VALUES (${id}, ${note})`.execute(on);
const notes = async () =>
  (await sql<{ note: string }>`SELECT note FROM notes WHERE id > ${0} ORDER BY id`.execute(db))
    .rows;

it('a transaction sends what it asks together in one packet, with its beginning; then it commits', async () => {
  const twoNotes = () =>
    inTransaction(db, (trx) => together([add(trx, 1, 'first'), add(trx, 2, 'second')]));
  expect(await packetsOf(twoNotes)).toBe(2);
  expect(await notes()).toEqual([{ note: 'first' }, { note: 'second' }]);
});

it('reads that are asked together share a connection, and leave in one packet', async () => {
  const read = () =>
    together([sql`SELECT ${1}::int AS a`.execute(db), sql`SELECT ${2}::int AS b`.execute(db)]);
  expect((await read()).flatMap(({ rows }) => rows)).toEqual([{ a: 1 }, { b: 2 }]);
  expect(await packetsOf(read)).toBe(1);
});

it('of reads that share a connection, one that fails leaves the others alone', async () => {
  const [failing, good] = await Promise.allSettled([
    sql`SELECT 1 / ${0}::int`.execute(db),
    sql`SELECT ${2}::int AS b`.execute(db),
  ]);
  expect([failing.status, good.status]).toEqual(['rejected', 'fulfilled']);
});

it('the fault of the first statement that fails is told, and nothing of the transaction stays', async () => {
  const failing = inTransaction(db, (trx) =>
    together([add(trx, 3, 'third'), add(trx, 4, null), add(trx, 1, 'again')]),
  );
  await expect(failing).rejects.toMatchObject({ code: '23502' });
  expect(await notes()).toHaveLength(2);
});

it('statements that are asked together are done in the order in which they are asked', async () => {
  const [, found] = await inTransaction(db, (trx) =>
    together([
      add(trx, 5, 'fifth'),
      sql<{ note: string }>`SELECT note FROM notes WHERE id = ${5}`.execute(trx),
    ]),
  );
  expect(found.rows).toEqual([{ note: 'fifth' }]);
});

describe('a commit that is asked with the last statements', () => {
  it('leaves in their packet, after all of them', async () => {
    const twoNotes = () =>
      inTransaction(db, (trx, commit) =>
        together([add(trx, 11, 'eleventh'), commit(), add(trx, 12, 'twelfth')]),
      );
    expect(await packetsOf(twoNotes)).toBe(1);
    expect(await notes()).toContainEqual({ note: 'twelfth' });
  });

  it('stores nothing when one of them fails, and the fault is told', async () => {
    const failing = inTransaction(db, (trx, commit) =>
      together([add(trx, 13, 'thirteenth'), add(trx, 14, null), commit()]),
    );
    await expect(failing).rejects.toMatchObject({ code: '23502' });
    expect(await notes()).not.toContainEqual({ note: 'thirteenth' });
  });

  it('is the end: what is asked after it fails, and is not stored on its own', async () => {
    const late = inTransaction(db, async (trx, commit) => {
      await together([add(trx, 15, 'fifteenth'), commit()]);
      await add(trx, 16, 'too late');
    });
    await expect(late).rejects.toThrow('Asked after the commit');
    expect(await notes()).toContainEqual({ note: 'fifteenth' });
    expect(await notes()).not.toContainEqual({ note: 'too late' });
  });

  it('is left to the transaction that was joined', async () => {
    const failing = inTransaction(db, async (outer) => {
      await inTransaction(outer, (trx, commit) => together([add(trx, 17, 'inner'), commit()]));
      throw new Error('outer');
    });
    await expect(failing).rejects.toThrow('outer');
    expect(await notes()).not.toContainEqual({ note: 'inner' });
  });
});
