import { FormattedMessage } from 'react-intl';
import { bookableDays } from '#schema/rules/flights/trip-search.ts';
import { usePreloaded } from '#web/app/apollo/use-preloaded.ts';
import type { SearchDraft } from '#web/app/components/search-panel/search-draft.ts';
import type { FlightQuery } from '#web/app/components/search-panel/search-query.ts';
import { dayIn } from '#web/app/i18n/format/days.ts';
import { zoneOf } from '#web/app/routes/booking/search/address/place-names.ts';
import type { SearchPlacesQuery } from '#web/app/routes/booking/search/flight-inquiry.route.gen.ts';
import { FlightSelectionDocument } from '#web/app/routes/booking/search/flight-inquiry.route.gen.ts';
import type { ResultsPreloaded } from '#web/app/routes/booking/search/load-trip.ts';
import { Notice } from '#web/app/ui/notice.tsx';
import { BoundHeading } from './bound-heading.tsx';
import { DayRibbon } from './day-ribbon.tsx';
import { FlightList } from './flight-list.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { NoFlights } from './no-flights.tsx';
import { NoneLeft } from './none-left.tsx';
import { PhoneFold } from './phone-fold.tsx';

export type BoundChoiceProps = {
  /** Which bound, counted from 0. */
  index: number;
  /** It had been chosen, but that fare is not to be had any more. */
  isGone: boolean;
  results: ResultsPreloaded;
  draft: SearchDraft;
  query: FlightQuery;
  places: SearchPlacesQuery;
};

/** Flights and fares for one bound, with the days around it. */
export function BoundChoice({ index, isGone, results, draft, query, places }: BoundChoiceProps) {
  const { flightSearch } = usePreloaded(FlightSelectionDocument, results).data;
  const { flights, unfilteredCount, facets, ribbon, nearestDays } = flightSearch;
  const { origin = '', departureDate: date = '' } = query.bounds[index] ?? {};
  const zone = zoneOf(places.airports, origin);
  return (
    <section aria-labelledby="bound-heading">
      <BoundHeading index={index} query={query} airports={places.airports} />
      {isGone && (
        <Notice tone="warning" role="alert">
          <FormattedMessage id="booking-search.gone" />
        </Notice>
      )}
      <PhoneFold
        days={
          <DayRibbon
            days={ribbon}
            date={date}
            open={bookableDays(dayIn(places.serverNow, zone))}
            index={index}
            draft={draft}
            party={query.party}
          />
        }
        filters={
          unfilteredCount > 0 && (
            <ListToolbar shown={flights.length} all={unfilteredCount} facets={facets} />
          )
        }
      />
      {flights.length > 0 && (
        <FlightList
          flights={flights}
          index={index}
          party={query.party}
          count={query.bounds.length}
        />
      )}
      {flights.length === 0 && unfilteredCount > 0 && <NoneLeft />}
      {unfilteredCount === 0 && (
        <NoFlights days={nearestDays} ribbon={ribbon} date={date} index={index} draft={draft} />
      )}
    </section>
  );
}
