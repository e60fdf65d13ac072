import type { Selectable } from 'kysely';
import type { AirlineChangesTable } from '#gateway/database/tables/airline-changes.tables.ts';
import type {
  StoredAirlineChange,
  StoredSegmentChange,
} from '#gateway/modules/airline-changes/airline-change.model.ts';

/** A segment as JSON has it. */
type Written = Omit<StoredSegmentChange, 'before'> & {
  readonly before: Omit<StoredSegmentChange['before'], 'departsAt' | 'arrivesAt'> & {
    readonly departsAt: string;
    readonly arrivesAt: string;
  };
};

const segmentOf = ({ before, ...segment }: Written): StoredSegmentChange => ({
  ...segment,
  before: {
    ...before,
    departsAt: new Date(before.departsAt),
    arrivesAt: new Date(before.arrivesAt),
  },
});

/**
 * A row of `airline_changes` in the words of the domain. What a check of the table guarantees is
 * not checked again.
 */
export const airlineChangeOf = (row: Selectable<AirlineChangesTable>): StoredAirlineChange => ({
  id: row.id,
  orderId: row.order_id,
  boundIndex: row.bound_index,
  kind: row.kind as StoredAirlineChange['kind'],
  reason: row.reason as StoredAirlineChange['reason'],
  state: row.state as StoredAirlineChange['state'],
  segments: (row.segments as readonly Written[]).map(segmentOf),
  announcedAt: row.announced_at,
  departsAt: row.departs_at,
  proposed: row.proposed,
  decideBy: row.decide_by,
  remindedAt: row.reminded_at,
  decidedAt: row.decided_at,
  dateChangeId: row.date_change_id,
  refundId: row.refund_id,
});
