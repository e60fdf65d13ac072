import type { Database } from '#gateway/database/database.ts';
import type { FlownSegment, SegmentSpan } from '#gateway/modules/points/points.model.ts';
import type { QualifyingTarget } from '#schema/codes/club/tier-benefits.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { segmentsOf } from './flown-segments.repository.ts';

/** What counts for a card, and the day of the earliest of it; null where there is nothing. */
export type FlownStatus = { readonly earned: QualifyingTarget; readonly since: LocalDate | null };

/** What records add up to for the card. */
export function statusOf(records: readonly FlownSegment[]): FlownStatus {
  const counted = records.filter(({ qualifying }) => qualifying);
  return {
    earned: {
      points: counted.reduce((sum, { statusPoints }) => sum + statusPoints, 0),
      segments: counted.reduce((sum, { change }) => sum + change, 0),
    },
    since: counted.map(({ date }) => date).toSorted()[0] ?? null,
  };
}

/** What a member has earned for the card on some days. */
export const flownStatus = async (
  db: Database,
  memberId: string,
  span: SegmentSpan,
): Promise<FlownStatus> => statusOf(await segmentsOf(db, memberId, span));
