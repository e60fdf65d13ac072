import type { DaySpan } from '#schema/rules/flights/trip-search.ts';
import type { PartyCounts } from '#schema/rules/travellers/booking-party.ts';
import { ConvertedNote } from '#web/app/components/converted-price/converted-note.tsx';
import { InReaderCurrency } from '#web/app/components/converted-price/in-chosen-currency.tsx';
import { DayRibbon } from '#web/app/components/flight-results/list/day-ribbon.tsx';
import type { SearchDraft } from '#web/app/components/search-panel/search-draft.ts';
import { Day, Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { weekFromDay } from '#web/app/routes/booking/search/address/move-day.ts';
import { useDayQuery } from '#web/app/routes/booking/search/address/use-day-query.ts';
import { usePartyText } from '#web/app/routes/booking/search/use-party-text.ts';
import type { RibbonDayFragment } from './ribbon-day.gen.ts';
import { type ClosedDay, whyNoPrice } from './why-no-price.ts';

export type SearchRibbonProps = {
  days: readonly RibbonDayFragment[];
  /** The day that is shown. */
  date: string;
  /** The days that can be booked at all. */
  open: DaySpan;
  index: number;
  draft: SearchDraft;
  party: PartyCounts;
};

function WhyClosed({ reason, day }: ClosedDay) {
  return (
    <FormattedMessage
      id={`booking-search.days.${reason}`}
      values={{ day: day && <Day value={day} /> }}
    />
  );
}

/**
 * The days around the one that is shown, each with what the party pays on it or why it cannot be
 * booked.
 */
export function SearchRibbon({ days, date, open, index, draft, party }: SearchRibbonProps) {
  const partyText = usePartyText();
  const toDay = useDayQuery(index);
  const week = (by: 1 | -1) => {
    const target = weekFromDay(draft, index, date, { by, open });
    return target && toDay(target);
  };
  return (
    <DayRibbon
      days={days.map((day) => {
        const closed = whyNoPrice(day, draft, index);
        return {
          date: day.date,
          to: toDay(day.date),
          price: day.total && <Money value={day.total} />,
          about: day.total && <InReaderCurrency value={day.total} />,
          closed: closed && <WhyClosed {...closed} />,
          lowest: day.lowest,
        };
      })}
      date={date}
      earlier={week(-1)}
      later={week(1)}
      note={
        <>
          <FormattedMessage id="booking-search.days.note" values={{ party: partyText(party) }} />{' '}
          <ConvertedNote />
        </>
      }
    />
  );
}
