import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { anyOf, statement } from './statement.ts';
import { inTransaction } from './transaction.ts';

const { db } = await testDatabase();
type Note = { readonly id: number; readonly owner: string | null };
await sql`CREATE TABLE notes (id integer PRIMARY KEY, owner text)`.execute(db);
await sql`INSERT INTO notes VALUES (1, 'Ada'), (2, 'Ada'), (3, 'Grace'), (4, null)`.execute(db);

/** A statement about notes, and how often it was built. */
const counted = <Given extends unknown[]>(condition: (...given: Given) => unknown) => {
  const built = { times: 0 };
  const notes = statement((_, ...given: Given) => {
    built.times += 1;
    return sql<Note>`SELECT * FROM notes WHERE ${condition(...given)} ORDER BY id`;
  });
  const ids = async (...given: Given) => (await notes(db, ...given)).map(({ id }) => id);
  return { built, notes, ids };
};

it('a statement is built once and finds what each of its values asks for', async () => {
  const { built, ids } = counted(
    (owner: string, least: number) => sql`owner = ${owner} AND id >= ${least}`,
  );
  expect(await ids('Ada', 1)).toEqual([1, 2]);
  expect(await ids('Grace', 1)).toEqual([3]);
  expect(await ids('Ada', 2)).toEqual([2]);
  expect(built.times).toBe(1);
});

it('a value is used wherever it stands, and one that does not stand there is left out', async () => {
  const { ids } = counted(
    (_unused: Date, id: number, owner: string) =>
      sql`owner = ${owner} AND id IN (0, ${id}, ${id} + 1)`,
  );
  expect(await ids(new Date(), 1, 'Ada')).toEqual([1, 2]);
  expect(await ids(new Date(), 2, 'Grace')).toEqual([3]);
});

it('who may see it decides how it is written: a guest never gets what was written for the airline', async () => {
  const AIRLINE = Symbol('the airline');
  type Reader = typeof AIRLINE | { readonly name: string | null };
  const { built, ids } = counted((reader: Reader) => {
    if (reader === AIRLINE) return sql`true`;
    return reader.name ? sql`owner = ${reader.name}` : sql`false`;
  });
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await ids(AIRLINE)).toEqual([1, 2, 3, 4]);
    expect(await ids({ name: 'Grace' })).toEqual([3]);
    expect(await ids({ name: null })).toEqual([]);
    expect(await ids({ name: 'Ada' })).toEqual([1, 2]);
  }
  expect(built.times).toBe(3);
});

it('the names in a group say what its values are, in whichever order they come', async () => {
  const { ids } = counted(
    (note: { id: number; owner: string }) => sql`owner = ${note.owner} AND id = ${note.id}`,
  );
  expect(await ids({ id: 1, owner: 'Ada' })).toEqual([1]);
  expect(await ids({ owner: 'Grace', id: 3 })).toEqual([3]);
});

it('a list may have any length', async () => {
  const { built, ids } = counted((wanted: readonly number[]) => sql`id = ${anyOf(wanted)}`);
  expect(await ids([1, 3])).toEqual([1, 3]);
  expect(await ids([])).toEqual([]);
  expect(await ids([2])).toEqual([2]);
  expect(built.times).toBe(1);
});

it('what is written in it is part of its text: a plan for all its values finds the index on those rows', async () => {
  await sql`CREATE TABLE holds (seat text, note text)`.execute(db);
  await sql`CREATE UNIQUE INDEX ON holds (seat) WHERE note = 'it''s held'`.execute(db);
  const hold = statement(
    (_, seat: string) =>
      sql`INSERT INTO holds VALUES (${seat}, ${"it's held"}) ON CONFLICT (seat) WHERE note = ${"it's held"} DO NOTHING`,
  );
  const plans = await inTransaction(db, async (trx) => {
    for (let turn = 0; turn < 20; turn += 1) await hold(trx, '1A');
    return (
      await sql<{ generic_plans: number }>`
        SELECT generic_plans FROM pg_prepared_statements WHERE statement LIKE '%holds%'`.execute(
        trx,
      )
    ).rows;
  });
  expect(plans[0]?.generic_plans).toBeGreaterThan(0);
  expect((await sql`SELECT * FROM holds`.execute(db)).rows).toEqual([
    { seat: '1A', note: "it's held" },
  ]);
});

it('a value never becomes part of the text', async () => {
  const { ids } = counted((owner: string) => sql`owner = ${owner}`);
  expect(await ids('Ada')).toEqual([1, 2]);
  expect(await ids("' OR true --")).toEqual([]);
});

it.each([
  ['a text', ({ owner }: { owner: string }) => sql`owner = ${`${owner}`}`],
  ['a calculation', ({ owner }: { owner: string }) => sql`id = ${Number(owner) + 1}`],
  ['JSON', (note: { owner: string }) => sql`owner = ${JSON.stringify(note)}`],
  ['a group as a whole', (note: { owner: string }) => sql`owner = ${note}`],
])('a statement that would be written from a value is refused: %s', async (_, condition) => {
  const { ids } = counted(condition);
  await expect(ids({ owner: 'Ada' })).rejects.toThrow(TypeError);
});

it('it is part of the transaction in which it is sent', async () => {
  const { notes } = counted((owner: string) => sql`owner = ${owner}`);
  const inside = await inTransaction(db, async (trx) => {
    await sql`UPDATE notes SET owner = 'Alan' WHERE id = 4`.execute(trx);
    return [await notes(trx, 'Alan'), await notes(db, 'Alan')];
  });
  expect(inside).toEqual([[{ id: 4, owner: 'Alan' }], []]);
});
