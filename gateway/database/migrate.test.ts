import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { connect } from './database.ts';
import { isMigrated } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import { migrateOnStart } from './open-database.ts';

const { db, url } = await testDatabase();

it('gateways that start at once on an empty database migrate it once', async () => {
  await sql`CREATE DATABASE ${sql.id(`${new URL(url).pathname.slice(1)}_empty`)}`.execute(db);
  const empty = new URL(url);
  empty.pathname += '_empty';
  const gateways = [connect(empty.href), connect(empty.href), connect(empty.href)];
  try {
    await Promise.all(gateways.map(migrateOnStart));
    const [first] = gateways;
    expect(first && (await isMigrated(first.db))).toBe(true);
    const done = await sql<{ count: number }>`SELECT count(*) FROM kysely_migration`.execute(
      first?.db ?? db,
    );
    expect(done.rows[0]?.count).toBe(Object.keys(MIGRATIONS).length);
  } finally {
    await Promise.all(gateways.map(({ close }) => close()));
    await sql`DROP DATABASE ${sql.id(empty.pathname.slice(1))}`.execute(db);
  }
});
