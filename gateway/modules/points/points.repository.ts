import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type {
  PointsCause,
  PointsDay,
  PointsEntry,
  PointsTransfer,
  StatementDays,
} from './points.model.ts';

/** The points of a member by the day on which they expire, the soonest first. */
export const lotsOf = async (
  db: Database,
  memberId: string,
): Promise<PointsTransfer['lots'][number][]> => {
  const rows = await db
    .selectFrom('points_accounts')
    .select(['balance', 'expires_on'])
    .where('member_id', '=', memberId)
    .where('balance', '>', 0)
    .orderBy('expires_on')
    .execute();
  return rows.map(({ balance, expires_on }) => ({ points: balance, expiresOn: expires_on ?? '' }));
};

/** Lets others who change the points of a member wait until the transaction ends. */
export const lockPoints = async (trx: DatabaseTransaction, memberId: string): Promise<void> => {
  await sql`select from members where id = ${memberId} for update`.execute(trx);
};

/** The points of a member by the day on which they expire, locked. */
export const lockLots = async (
  trx: DatabaseTransaction,
  memberId: string,
): Promise<PointsTransfer['lots'][number][]> => {
  await lockPoints(trx, memberId);
  return lotsOf(trx, memberId);
};

const accountOf = async (
  trx: DatabaseTransaction,
  memberId: string,
  expiresOn: PointsDay,
): Promise<string> => {
  const { id } = await trx
    .insertInto('points_accounts')
    .values({ member_id: memberId, expires_on: expiresOn })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'expires_on']).doUpdateSet({ expires_on: expiresOn }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Records a transfer with its entries; false where its occasion was recorded before. The database refuses a balance below zero. */
export const insertTransfer = async (
  trx: DatabaseTransaction,
  id: string,
  { memberId, source, lots, flight, occasion, paymentId }: PointsTransfer,
  { on, at }: { readonly on: PointsDay; readonly at: Date },
): Promise<boolean> => {
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
};

/** The members who have points that could be used last before a day, at most so many. */
export const membersWithExpired = async (
  db: Database,
  today: PointsDay,
  most: number,
): Promise<string[]> => {
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
};

/** Points that expire soon, of a member who is told so. */
export type ExpiringPoints = {
  readonly memberId: string;
  readonly points: number;
  readonly expiresOn: PointsDay;
};

/** Marks points whose last day is on some days as told, at most so many; others who do so at once get others. */
export const markExpiringTold = async (
  trx: DatabaseTransaction,
  { from, to }: { readonly from: PointsDay; readonly to: PointsDay },
  most: number,
  now: Date,
): Promise<ExpiringPoints[]> => {
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
};

type EntryRow = {
  readonly id: string;
  readonly serial: string;
  readonly change: number;
  readonly balance: number;
  readonly source: string;
  readonly recorded_on: string;
  readonly expires_on: string | null;
  readonly flight_number: string | null;
  readonly departure_date: string | null;
};

const entryOf = (row: EntryRow): PointsEntry => ({
  id: row.id,
  serial: Number(row.serial),
  change: Number(row.change),
  balance: Number(row.balance),
  source: row.source as PointsCause,
  recordedOn: row.recorded_on,
  expiresOn: row.change > 0 ? row.expires_on : null,
  flight:
    row.flight_number && row.departure_date
      ? { flightNumber: row.flight_number, date: row.departure_date }
      : null,
});

/** Every change of a member's points with the balance after it: one line a transfer. */
const changesOf = (memberId: string) => sql<EntryRow>`
  select points_transfers.id, points_transfers.serial, points_transfers.source,
    points_transfers.occasion,
    points_transfers.recorded_on, points_transfers.flight_number, points_transfers.departure_date,
    sum(points_entries.change)::integer as change,
    min(points_accounts.expires_on) as expires_on,
    (sum(sum(points_entries.change)) over (order by points_transfers.serial))::integer as balance
  from points_accounts
    join points_entries on points_entries.account_id = points_accounts.id
    join points_transfers on points_transfers.id = points_entries.transfer_id
  where points_accounts.member_id = ${memberId}
  group by points_transfers.id`;

const within = ({ from, to, direction }: StatementDays) => sql`
  recorded_on between ${from} and ${to}
  and case ${direction}::text when 'EARNED' then change > 0 when 'SPENT' then change < 0 else true end`;

/** The changes of some days, the latest first, from a place on. */
export const entriesOf = async (
  db: Database,
  memberId: string,
  days: StatementDays,
  { before, most }: { readonly before: number | null; readonly most: number },
): Promise<PointsEntry[]> => {
  const { rows } = await sql<EntryRow>`
    select * from (${changesOf(memberId)}) as changes
    where ${within(days)} and (${before}::bigint is null or serial < ${before}::bigint)
    order by serial desc limit ${most}`.execute(db);
  return rows.map(entryOf);
};

/** How many changes there were on some days, and what they add up to. */
export const sumsOf = async (db: Database, memberId: string, days: StatementDays) => {
  const { rows } = await sql<{ count: number; earned: number; spent: number }>`
    select count(*)::integer as count,
      coalesce(sum(change) filter (where change > 0), 0)::integer as earned,
      coalesce(-sum(change) filter (where change < 0), 0)::integer as spent
    from (${changesOf(memberId)}) as changes where ${within(days)}`.execute(db);
  return rows[0] ?? { count: 0, earned: 0, spent: 0 };
};

/** One change, if it is the member's. */
export const findEntry = async (
  db: Database,
  memberId: string,
  id: string,
): Promise<PointsEntry | null> => {
  const { rows } = await sql<EntryRow>`
    select * from (${changesOf(memberId)}) as changes where id = ${id}::uuid`.execute(db);
  return rows[0] ? entryOf(rows[0]) : null;
};

/** What a member was credited with for some occasions, the earliest first. */
export const entriesAt = async (
  db: Database,
  memberId: string,
  occasions: readonly string[],
): Promise<PointsEntry[]> => {
  const { rows } = await sql<EntryRow>`
    select * from (${changesOf(memberId)}) as changes
    where occasion = any(${occasions}::text[]) order by serial`.execute(db);
  return rows.map(entryOf);
};
