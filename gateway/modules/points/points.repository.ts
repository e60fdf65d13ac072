import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import { among } from '#gateway/database/personal-data.ts';
import type { PointsDay, PointsTransfer } from './points.model.ts';

/** The points of a member by the day on which they expire, the soonest first. */
export async function lotsOf(
  db: Database,
  memberId: string,
): Promise<PointsTransfer['lots'][number][]> {
  const rows = await db
    .selectFrom('points_accounts')
    .select(['balance', 'expires_on'])
    .where('member_id', '=', memberId)
    .where('balance', '>', 0)
    .orderBy('expires_on')
    .execute();
  return rows.map(({ balance, expires_on }) => ({ points: balance, expiresOn: expires_on ?? '' }));
}

/** Lets others who change the points of a member wait until the transaction ends. */
export async function lockPoints(trx: DatabaseTransaction, memberId: string): Promise<void> {
  await sql`select from members where id = ${memberId} for update`.execute(trx);
}

/** The points of a member by the day on which they expire, locked. */
export async function lockLots(
  trx: DatabaseTransaction,
  memberId: string,
): Promise<PointsTransfer['lots'][number][]> {
  await lockPoints(trx, memberId);
  return lotsOf(trx, memberId);
}

async function accountOf(
  trx: DatabaseTransaction,
  memberId: string,
  expiresOn: PointsDay,
): Promise<string> {
  const { id } = await trx
    .insertInto('points_accounts')
    .values({ member_id: memberId, expires_on: expiresOn })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'expires_on']).doUpdateSet({ expires_on: expiresOn }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Records a transfer with its entries; false where its occasion was recorded before. The database
 * refuses a balance below zero.
 */
export async function insertTransfer(
  trx: DatabaseTransaction,
  id: string,
  { memberId, source, lots, flight, occasion, paymentId }: PointsTransfer,
  { on, at }: { readonly on: PointsDay; readonly at: Date },
): Promise<boolean> {
  const made = await trx
    .insertInto('points_transfers')
    .values({
      id,
      source,
      recorded_on: on,
      recorded_at: at,
      flight_number: flight?.flightNumber ?? null,
      departure_date: flight?.date ?? null,
      occasion: occasion ?? null,
      payment_id: paymentId ?? null,
    })
    .onConflict((conflict) => conflict.column('occasion').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return false;
  const entries = [];
  for (const { points, expiresOn } of lots)
    entries.push({ account_id: await accountOf(trx, memberId, expiresOn), change: points });
  const airline = await trx
    .selectFrom('points_accounts')
    .select('id')
    .where('member_id', 'is', null)
    .executeTakeFirstOrThrow();
  const total = lots.reduce((sum, { points }) => sum + points, 0);
  await trx
    .insertInto('points_entries')
    .values(
      [...entries, { account_id: airline.id, change: -total }].map((entry) => ({
        transfer_id: id,
        ...entry,
      })),
    )
    .execute();
  return true;
}

/** The members who have points that could be used last before a day, at most so many. */
export async function membersWithExpired(
  db: Database,
  today: PointsDay,
  most: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('points_accounts')
    .select('member_id')
    .distinct()
    .where('expires_on', '<', today)
    .where('balance', '>', 0)
    .where('member_id', 'is not', null)
    .limit(most)
    .execute();
  return rows.flatMap(({ member_id }) => member_id ?? []);
}

/** Points that expire soon, of a member who is notified. */
export type ExpiringPoints = {
  readonly memberId: string;
  readonly points: number;
  readonly expiresOn: PointsDay;
};

/**
 * Marks points whose last day is on some days as announced, at most so many; concurrent callers get
 * others.
 */
export async function markExpiringTold(
  trx: DatabaseTransaction,
  { from, to }: { readonly from: PointsDay; readonly to: PointsDay },
  most: number,
  now: Date,
): Promise<ExpiringPoints[]> {
  const rows = await trx
    .updateTable('points_accounts')
    .set({ expiry_told_at: now })
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('points_accounts')
        .select('id')
        .where('expires_on', '>=', from)
        .where('expires_on', '<=', to)
        .where('balance', '>', 0)
        .where('member_id', 'is not', null)
        .where('expiry_told_at', 'is', null)
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['member_id', 'balance', 'expires_on'])
    .execute();
  return rows.flatMap(({ member_id, balance, expires_on }) =>
    member_id && expires_on
      ? [{ memberId: member_id, points: balance, expiresOn: expires_on }]
      : [],
  );
}

/** The transfers that changed an account of a member. */
export const isTransferOf = among(
  'id',
  (memberId) => sql`(
    select transfer_id from points_entries
    where account_id in (select id from points_accounts where member_id = ${memberId}))`,
);
