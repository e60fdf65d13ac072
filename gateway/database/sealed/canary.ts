import { sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';
import { peppersToKeep, withPeppers } from '#gateway/secrets/earlier-peppers.ts';
import { ciphertextHeader, decryptBytes, encryptBytes } from '#gateway/secrets/encryption.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import type { SealedColumn, SealedRow } from './sealed-column.ts';

const OWNER = 'secret_canary';

/** The database was sealed under another secret: nothing that it holds could be opened. */
export class WrongSecret extends Error {
  override readonly name = 'WrongSecret';
  constructor() {
    super(
      'SECRET is not the one that this database was sealed under. Set that one. To change it, set the new one as SECRET and the one until now as SECRET_BEFORE, until sealed_under_earlier_secret is 0.',
    );
  }
}

async function stored(db: Database): Promise<Buffer | null> {
  const row = await db.selectFrom('secret_canary').select('sealed').executeTakeFirst();
  return row?.sealed ?? null;
}

/**
 * Whether values that are older than the canary open: the latest of each column, where there are
 * any.
 */
async function opensOlder(db: Database, columns: readonly SealedColumn[], keys: Keys) {
  for (const { table, column, keyIn } of columns) {
    const { rows } = await sql<SealedRow>`
      select id, ${sql.ref(column)} from ${sql.table(table)}
      where ${sql.ref(column)} is not null order by id desc limit 5`.execute(db);
    const values = rows.map(({ id, [column]: sealed }) => ({ id, sealed }));
    const opens = values.some(
      ({ id, sealed }) =>
        sealed instanceof Buffer && decryptBytes(sealed, keyIn(keys), id) !== null,
    );
    if (values.length > 0 && !opens) return false;
  }
  return true;
}

/**
 * Tells a wrong secret at the start, by a value that was sealed at the first one. Gateways that
 * start at once on a new database agree on one.
 * @returns the keys with all that the database knows of earlier ones
 * @throws WrongSecret
 */
export async function checkSecret(
  db: Database,
  keys: Keys,
  columns: readonly SealedColumn[],
): Promise<Keys> {
  if ((await stored(db)) === null) {
    if (!(await opensOlder(db, columns, keys))) throw new WrongSecret();
    const sealed = encryptBytes(peppersToKeep(keys), keys.canary, OWNER);
    await db
      .insertInto('secret_canary')
      .values({ sealed })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const canary = await stored(db);
  const content = canary && decryptBytes(canary, keys.canary, OWNER);
  if (!content) throw new WrongSecret();
  return withPeppers(keys, content);
}

/** Seals the canary under the present secret, when nothing else is under the earlier one. */
export async function moveCanary(db: Database, keys: Keys): Promise<void> {
  const canary = await stored(db);
  if (canary === null || canary.subarray(0, 5).equals(ciphertextHeader(keys.canary))) return;
  await db
    .updateTable('secret_canary')
    .set({ sealed: encryptBytes(peppersToKeep(keys), keys.canary, OWNER) })
    .where('sealed', '=', canary)
    .execute();
}
