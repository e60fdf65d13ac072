import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type {
  FlownSegment,
  NewSegment,
  SegmentCause,
  SegmentSpan,
} from '#gateway/modules/points/points.model.ts';

/** Records a segment; false where its coupon was recorded before. */
export async function insertSegment(
  trx: DatabaseTransaction,
  { memberId, couponId, flightNumber, statusPoints, ...segment }: NewSegment,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .insertInto('flown_segments')
    .values({
      ...segment,
      member_id: memberId,
      coupon_id: couponId,
      flight_number: flightNumber,
      status_points: statusPoints,
      recorded_at: now,
    })
    .onConflict((conflict) => conflict.column('coupon_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const COLUMNS = [
  'id',
  'date',
  'source',
  'change',
  'qualifying',
  'flight_number',
  'status_points',
] as const;

type Row = {
  readonly id: string;
  readonly date: string;
  readonly source: string;
  readonly change: number;
  readonly qualifying: boolean;
  readonly flight_number: string | null;
  readonly status_points: number;
};

const segmentOf = ({ flight_number, status_points, source, ...row }: Row): FlownSegment => ({
  ...row,
  source: source as SegmentCause,
  flightNumber: flight_number,
  statusPoints: status_points,
});

/** The segments of a member on some days, the latest first. */
export async function segmentsOf(
  db: Database,
  memberId: string,
  { from, to }: SegmentSpan,
): Promise<FlownSegment[]> {
  const rows = await db
    .selectFrom('flown_segments')
    .select(COLUMNS)
    .where('member_id', '=', memberId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date', 'desc')
    .orderBy('serial', 'desc')
    .execute();
  return rows.map(segmentOf);
}

/** One record, by its id or its coupon, if it is the member's. */
export async function findSegment(
  db: Database,
  memberId: string,
  by: { readonly id: string } | { readonly couponId: string },
): Promise<FlownSegment | null> {
  const row = await db
    .selectFrom('flown_segments')
    .select(COLUMNS)
    .where('member_id', '=', memberId)
    .where(({ eb }) => ('id' in by ? eb('id', '=', by.id) : eb('coupon_id', '=', by.couponId)))
    .executeTakeFirst();
  return row ? segmentOf(row) : null;
}
