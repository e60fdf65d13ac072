import { sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';
import { decryptBytes, encryptBytes } from '#gateway/secrets/encryption.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import { isUnderEarlier, type SealedColumn, type SealedRow } from './sealed-column.ts';

const NO_ID = '00000000-0000-0000-0000-000000000000';
/** The rest waits for the next sweep, a minute later. */
const MOST_BATCHES = 20;

/**
 * Seals one value under the present key, if it is as it was read; one that opens under no key stays
 * as it is.
 */
async function sealRow(
  db: Database,
  sealed: SealedColumn,
  row: SealedRow,
  keys: Keys,
): Promise<boolean> {
  const { table, column, keyIn, alsoOf } = sealed;
  const stored = row[column];
  const content = stored instanceof Buffer ? decryptBytes(stored, keyIn(keys), row.id) : null;
  if (!content) return false;
  const set = {
    [column]: encryptBytes(content, keyIn(keys), row.id),
    ...alsoOf?.(row, content, keys),
  };
  const pairs = Object.entries(set).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.join(pairs)}
    where id = ${row.id} and ${sql.ref(column)} = ${stored}`.execute(db);
  return numAffectedRows === 1n;
}

/**
 * What a round has done: values that were sealed again, those that opened under no key, and whether
 * none was left out.
 */
export type Round = { readonly sealed: number; readonly broken: number; readonly whole: boolean };

/**
 * Seals again what is under the earlier key, in short steps: what a crash leaves, the next round
 * does.
 */
export async function sealAgain(db: Database, column: SealedColumn, keys: Keys): Promise<Round> {
  const { before } = column.keyIn(keys);
  let after = NO_ID;
  const done = { sealed: 0, broken: 0 };
  for (let batch = 0; before && batch < MOST_BATCHES; batch += 1) {
    const { rows } = await sql<SealedRow>`
      select * from ${sql.table(column.table)}
      where ${isUnderEarlier(column, before)} and id > ${after}
      order by id limit ${column.most}`.execute(db);
    for (const row of rows) {
      if (await sealRow(db, column, row, keys)) done.sealed += 1;
      else done.broken += 1;
      after = row.id;
    }
    if (rows.length < column.most) return { ...done, whole: true };
  }
  return { ...done, whole: before === null };
}
