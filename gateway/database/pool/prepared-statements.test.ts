import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { together } from '#gateway/database/at-once.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { testDatabase } from '#tests/support/database.ts';
import { statementNames } from './prepared-statements.ts';

const { db } = await testDatabase({ connections: 1 });
await sql`CREATE TABLE notes (id integer PRIMARY KEY, note text)`.execute(db);
await sql`INSERT INTO notes VALUES (1, 'first')`.execute(db);

const read = async (on = db) =>
  (await sql<object>`SELECT * FROM notes WHERE id = ${1}`.execute(on)).rows[0];
const times = async (count: number, ask: () => Promise<unknown>) => {
  for (let turn = 0; turn < count; turn += 1) await ask();
};
const prepared = async () =>
  (await sql<{ statement: string }>`SELECT statement FROM pg_prepared_statements`.execute(db)).rows
    .map(({ statement }) => statement)
    .filter((statement) => statement.includes('notes'));

it('a statement that is sent often is prepared once on its connection', async () => {
  await times(4, read);
  expect(await prepared()).toEqual([]);
  await times(4, read);
  expect(await prepared()).toEqual(['SELECT * FROM notes WHERE id = $1']);
});

it('tables that a new version changes do not disturb one that is running', async () => {
  await times(8, read);
  await sql`ALTER TABLE notes ADD COLUMN since text DEFAULT 'today'`.execute(db);
  expect(await read()).toEqual({ id: 1, note: 'first', since: 'today' });
  await times(8, read);
  await sql`ALTER TABLE notes DROP COLUMN since`.execute(db);
  expect(await inTransaction(db, (trx) => read(trx))).toEqual({ id: 1, note: 'first' });
});

it('a transaction that meets changed tables when it commits is run again', async () => {
  await times(8, read);
  await sql`ALTER TABLE notes ADD COLUMN since text DEFAULT 'today'`.execute(db);
  let runs = 0;
  const [found] = await inTransaction(db, (trx, commit) => {
    runs += 1;
    return together([read(trx), commit()]);
  });
  expect([runs, found]).toEqual([2, { id: 1, note: 'first', since: 'today' }]);
  await sql`ALTER TABLE notes DROP COLUMN since`.execute(db);
});

it('names are given to what reads and writes rows, and not without end', () => {
  const nameOf = statementNames();
  const often = (text: string) => Array.from({ length: 5 }, () => nameOf(text)).at(-1);
  expect(often('SET search_path = other')).toBeUndefined();
  expect(often('begin')).toBeUndefined();
  expect(often('with some as (select 1) select * from some')).toBe('statement_1');
  for (let table = 0; table < 300; table += 1) often(`select * from table_${table}`);
  expect(often('select * from table_198')).toBe('statement_200');
  expect(often('select * from table_199')).toBeUndefined();
});
