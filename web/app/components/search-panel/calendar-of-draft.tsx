import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { partyProblem } from '#schema/rules/travellers/booking-party.ts';
import { LazyMessages } from '#web/app/i18n/lazy-messages.tsx';
import type { CalendarOpening } from './calendar-opening.ts';
import { DatesDialog } from './dates-dialog.tsx';
import { type SearchDraft, withBound } from './search-draft.ts';

export type CalendarOfDraftProps = {
  opening: CalendarOpening;
  draft: SearchDraft;
  todayAt: (place: string | null) => LocalDate;
  onChange: (draft: SearchDraft) => void;
  onClose: () => void;
};

const latest = (days: readonly (LocalDate | null)[]): LocalDate | null =>
  days.reduce((late, day) => (day && (!late || day > late) ? day : late), null);

/** The calendar for one bound of a search; of a round trip for both of its days. */
export function CalendarOfDraft(props: CalendarOfDraftProps) {
  const { opening, draft, todayAt, onChange, onClose } = props;
  const { index, end } = opening;
  const bound = draft.bounds[index] ?? { origin: null, destination: null, date: null };
  const { origin, destination, date } = bound;
  const isRoundTrip = draft.trip === 'ROUND_TRIP';
  const notBefore =
    draft.trip === 'MULTI_CITY'
      ? latest(draft.bounds.slice(0, index).map((earlier) => earlier.date))
      : null;
  const canBePriced = origin && destination && partyProblem(draft.party) === null;
  return (
    <LazyMessages features={['price-calendar']}>
      <DatesDialog
        mode={isRoundTrip ? 'range' : 'single'}
        startsWith={end === 'end' && date ? 'end' : 'start'}
        days={{ start: date, end: isRoundTrip ? draft.returnDate : null }}
        today={todayAt(origin)}
        notBefore={notBefore}
        bound={
          canBePriced
            ? {
                origin,
                destination,
                notBefore,
                party: draft.party,
                cabin: draft.cabin,
                tripType: draft.trip,
              }
            : null
        }
        onChange={(days) => {
          const changed = withBound(draft, index, { date: days.start });
          onChange(isRoundTrip ? { ...changed, returnDate: days.end } : changed);
        }}
        onClose={onClose}
      />
    </LazyMessages>
  );
}
