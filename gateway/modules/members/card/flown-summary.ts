import type { Member } from '#gateway/modules/members/member.model.ts';
import type { PointsService } from '#gateway/modules/points/points.service.ts';
import type { FlownSegment } from '#gateway/modules/points/segments/flown-segment.model.ts';
import { statusOf } from '#gateway/modules/points/segments/flown-status.ts';
import { QUALIFYING_MONTHS } from '#schema/codes/club/tier-benefits.ts';
import { addMonths } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { qualifyingFrom } from '#schema/rules/club/tier-progress.ts';
import { renewalOf } from './progress.ts';

const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length);
const sumOf = (records: readonly FlownSegment[]): number =>
  records.reduce((sum, { change }) => sum + change, 0);

/** The segments of a member in the months that count today, one by one and month by month (RULES 9.8). */
export const flownSummary = async (
  points: Pick<PointsService, 'segments' | 'status'>,
  { id, card }: Pick<Member, 'id' | 'card'>,
  now: Date,
) => {
  const today = commercialDay(now);
  const from = qualifyingFrom(today);
  const records = await points.segments(id, { from, to: today });
  const renewal = await renewalOf(points, id, card);
  return {
    from,
    pastTwelveMonths: sumOf(records),
    qualifying: statusOf(records).earned.segments,
    neededForRenewal: renewal && (renewal.reached ? 0 : renewal.missing.segments),
    months: Array.from({ length: QUALIFYING_MONTHS }, (_, index) => {
      const month = addMonths(from, index);
      const own = records.filter(({ date }) => monthOf(date) === monthOf(month));
      return { month, segments: sumOf(own) };
    }),
    records,
  };
};
