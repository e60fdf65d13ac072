import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import { processInBatches } from '#gateway/database/process-in-batches.ts';

/**
 * The devices on which a member has signed in. Others who note one for this member wait until the
 * transaction ends.
 */
export async function lockDevices(trx: DatabaseTransaction, memberId: string): Promise<string[]> {
  await trx.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().execute();
  const rows = await trx
    .selectFrom('member_devices')
    .select('device')
    .where('member_id', '=', memberId)
    .execute();
  return rows.map(({ device }) => device);
}

export async function storeDevice(
  trx: DatabaseTransaction,
  memberId: string,
  device: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('member_devices')
    .values({ member_id: memberId, device, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'device']).doUpdateSet({ seen_at: now }),
    )
    .execute();
}

/** A browser by the hash of its name; null where it has none. */
export type BrowserName = Buffer | null;

/**
 * The browser, where the member has signed in there before; null where not, and where there is no
 * such member.
 */
export async function knownBrowser(
  db: Database,
  memberId: string | null,
  browser: BrowserName,
): Promise<BrowserName> {
  const row = await db
    .selectFrom('known_browsers')
    .select('browser')
    .where('member_id', '=', memberId)
    .where('browser', '=', browser)
    .executeTakeFirst();
  return row ? browser : null;
}

export async function storeBrowser(
  trx: DatabaseTransaction,
  memberId: string,
  browser: Buffer,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('known_browsers')
    .values({ member_id: memberId, browser, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'browser']).doUpdateSet({ seen_at: now }),
    )
    .execute();
}

/** No browser of the member is known any more: a stranger may have signed in there. */
export async function forgetBrowsersOf(trx: DatabaseTransaction, memberId: string): Promise<void> {
  await trx.deleteFrom('known_browsers').where('member_id', '=', memberId).execute();
}

/** Removes browsers that were last signed in with before an instant. */
export const forgetBrowsersBefore = (db: Database, before: Date): Promise<number> =>
  processInBatches(async (most) => {
    const { numDeletedRows } = await db
      .deleteFrom('known_browsers')
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('member_id', 'browser'),
          'in',
          selectFrom('known_browsers')
            .select(['member_id', 'browser'])
            .where('seen_at', '<', before)
            .orderBy('seen_at')
            .limit(most)
            .$asTuple('member_id', 'browser'),
        ),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
