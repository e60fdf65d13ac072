import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { NoPriceReason } from '#web/app/apollo/schema-types.gen.ts';
import type { SearchDraft } from '#web/app/components/search-panel/search-draft.ts';
import { outOfOrder } from '#web/app/routes/booking/search/address/move-day.ts';
import type { RibbonDayFragment } from './ribbon-day.gen.ts';

/** Why a day cannot be chosen; `day` is that of the flight in its way, where there is one. */
export type ClosedDay = {
  readonly reason: NoPriceReason | 'AFTER_LATER_BOUND';
  readonly day: LocalDate | null;
};

/** Why a day of the ribbon cannot be chosen; null when it can. */
export function whyNoPrice(
  { date, total, noPriceReason }: RibbonDayFragment,
  draft: SearchDraft,
  index: number,
): ClosedDay | null {
  // a day that has passed is past, whichever flight comes first
  if (noPriceReason === 'PAST') return { reason: noPriceReason, day: null };
  const order = outOfOrder(draft, index, date);
  if (order) return order;
  if (total) return null;
  const reason = noPriceReason ?? 'NO_FLIGHTS';
  const isAfterEarlier = reason === 'BEFORE_EARLIER_BOUND';
  return { reason, day: isAfterEarlier ? date : null };
}
