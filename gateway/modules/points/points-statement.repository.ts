import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { PointsCause, PointsEntry, PointsTransfer, StatementDays } from './points.model.ts';

/** What a payment has spent and not got back, by the day on which it expires, the latest first. */
export async function lotsOfPayment(
  trx: DatabaseTransaction,
  paymentId: string,
): Promise<PointsTransfer['lots'][number][]> {
  const { rows } = await sql<{ points: number; expires_on: string }>`
    select -sum(points_entries.change)::integer as points, points_accounts.expires_on
    from points_transfers
      join points_entries on points_entries.transfer_id = points_transfers.id
      join points_accounts on points_accounts.id = points_entries.account_id
    where points_transfers.payment_id = ${paymentId} and points_accounts.member_id is not null
    group by points_accounts.expires_on having sum(points_entries.change) < 0
    order by points_accounts.expires_on desc`.execute(trx);
  return rows.map(({ points, expires_on }) => ({ points, expiresOn: expires_on }));
}

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
  readonly occasion: string | null;
  readonly payment_id: string | null;
};

/** The coupon that an occasion names. */
const CREDITED_COUPON = /^(?:FLIGHT|BONUS) ([0-9a-f-]{36})$/;

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
  couponId: CREDITED_COUPON.exec(row.occasion ?? '')?.[1] ?? null,
  paymentId: row.payment_id,
});

/** Every change of a member's points with the balance after it: one line a transfer. */
const changesOf = (memberId: string) => sql<EntryRow>`
  select points_transfers.id, points_transfers.serial, points_transfers.source,
    points_transfers.occasion, points_transfers.payment_id,
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
export async function entriesOf(
  db: Database,
  memberId: string,
  days: StatementDays,
  { before, most }: { readonly before: number | null; readonly most: number },
): Promise<PointsEntry[]> {
  const { rows } = await sql<EntryRow>`
    select * from (${changesOf(memberId)}) as changes
    where ${within(days)} and (${before}::bigint is null or serial < ${before}::bigint)
    order by serial desc limit ${most}`.execute(db);
  return rows.map(entryOf);
}

/** How many changes there were on some days, and what they add up to. */
export async function sumsOf(db: Database, memberId: string, days: StatementDays) {
  const { rows } = await sql<{ count: number; earned: number; spent: number }>`
    select count(*)::integer as count,
      coalesce(sum(change) filter (where change > 0), 0)::integer as earned,
      coalesce(-sum(change) filter (where change < 0), 0)::integer as spent
    from (${changesOf(memberId)}) as changes where ${within(days)}`.execute(db);
  return rows[0] ?? { count: 0, earned: 0, spent: 0 };
}

/** One change, if it is the member's. */
export async function findEntry(
  db: Database,
  memberId: string,
  id: string,
): Promise<PointsEntry | null> {
  const { rows } = await sql<EntryRow>`
    select * from (${changesOf(memberId)}) as changes where id = ${id}::uuid`.execute(db);
  return rows[0] ? entryOf(rows[0]) : null;
}

/** What a member was credited with for some occasions, the earliest first. */
export async function entriesAt(
  db: Database,
  memberId: string,
  occasions: readonly string[],
): Promise<PointsEntry[]> {
  const { rows } = await sql<EntryRow>`
    select * from (${changesOf(memberId)}) as changes
    where occasion = any(${occasions}::text[]) order by serial`.execute(db);
  return rows.map(entryOf);
}
