import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { type Connection, connect } from './database.ts';
import { isMigrated, migrate, NewerDatabase } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import released from './released-migrations.json' with { type: 'json' };

const { db, url } = await testDatabase();

/**
 * What the last published release knows: `npm run publish:schema` writes their names. To build and
 * start its code takes minutes.
 */
const ofRelease = Object.fromEntries(
  Object.entries(MIGRATIONS).filter(([name]) => released.includes(name)),
);

const opened: (Connection & { readonly name: string })[] = [];
afterAll(async () => {
  for (const { close, name } of opened) {
    await close();
    await sql`DROP DATABASE ${sql.id(name)}`.execute(db);
  }
});
async function emptyDatabase() {
  const address = new URL(url);
  const name = `${address.pathname.slice(1)}_${opened.length}`;
  await sql`CREATE DATABASE ${sql.id(name)}`.execute(db);
  address.pathname = `/${name}`;
  const connection = connect(address.href);
  opened.push({ ...connection, name });
  return connection.db;
}

type Column = { place: string; type: string; optional: boolean };
async function columnsOf(of: typeof db): Promise<ReadonlyMap<string, Column>> {
  const { rows } = await sql<Column>`
    SELECT table_name || '.' || column_name AS place, udt_name AS type,
      (is_nullable = 'YES' OR column_default IS NOT NULL OR is_identity = 'YES' OR is_generated = 'ALWAYS') AS optional
    FROM information_schema.columns WHERE table_schema = 'public'`.execute(of);
  return new Map(rows.map((column) => [column.place, column]));
}
const tableOf = (place: string) => place.split('.')[0];

it('what a release has published stays in the list, and all that is added is newer', () => {
  const names = Object.keys(MIGRATIONS);
  expect(names.slice(0, released.length)).toEqual(released);
});

it('the last published release starts on the database of today, and finds all its tables and columns there', async () => {
  const today = await emptyDatabase();
  expect(await migrate(today, ofRelease)).toEqual(released);
  const before = await columnsOf(today);
  await migrate(today);
  expect(await migrate(today, ofRelease)).toEqual([]);
  expect(await isMigrated(today, ofRelease)).toBe(true);
  const now = await columnsOf(today);
  const changed = [...before.values()].filter(({ place, type, optional }) => {
    const column = now.get(place);
    return !column || column.type !== type || (optional && !column.optional);
  });
  expect(changed).toEqual([]);
  // it writes rows without the columns that it does not know
  const tables = new Set([...before.keys()].map(tableOf));
  const demanded = [...now.values()].filter(
    ({ place, optional }) => !before.has(place) && tables.has(tableOf(place)) && !optional,
  );
  expect(demanded).toEqual([]);
}, 60_000);

it('a release refuses a database that a newer one has narrowed, or that is none of its own, and says what to do', async () => {
  const ran = (name: string) =>
    sql`INSERT INTO kysely_migration VALUES (${name}, now()::text)`.execute(db);
  const forget = (name: string) =>
    sql`DELETE FROM kysely_migration WHERE name = ${name}`.execute(db);
  await ran('9000-more-columns');
  expect(await migrate(db)).toEqual([]);
  await ran('9001-fewer-columns-narrows');
  await expect(migrate(db)).rejects.toThrow(NewerDatabase);
  await expect(migrate(db)).rejects.toThrow(/9001-fewer-columns-narrows\. Start the release/);
  await forget('9001-fewer-columns-narrows');
  await ran('0100-of-another-branch');
  await expect(migrate(db)).rejects.toThrow(NewerDatabase);
});
