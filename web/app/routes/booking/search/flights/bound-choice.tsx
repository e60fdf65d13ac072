import { lazy, Suspense } from 'react';
import { bookableDays } from '#schema/rules/flights/trip-search.ts';
import type { Position } from '#schema/rules/sky/sun.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
import type { PlaceAirport } from '#web/app/components/airport-combobox/place.ts';
import { BoundHeading } from '#web/app/components/flight-results/list/bound-heading.tsx';
import { FLIGHTS, FlightList } from '#web/app/components/flight-results/list/flight-list.tsx';
import { ListToolbar } from '#web/app/components/flight-results/list/list-toolbar.tsx';
import { PhoneFold } from '#web/app/components/flight-results/list/phone-fold.tsx';
import type { SearchDraft } from '#web/app/components/search-panel/search-draft.ts';
import type { FlightQuery } from '#web/app/components/search-panel/search-query.ts';
import { dayIn } from '#web/app/i18n/format/days.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { airportOf, cityOf, zoneOf } from '#web/app/routes/booking/search/address/place-names.ts';
import { FlightSelectionDocument } from '#web/app/routes/booking/search/flight-inquiry.route.gen.ts';
import type { LoadedResults } from '#web/app/routes/booking/search/load-trip.ts';
import { Notice } from '#web/app/ui/notice.tsx';
import { FlightRow } from './flight-row.tsx';
import { ListFilters } from './list-filters.tsx';
import { AllFilteredOut, NoFlights } from './no-flights.tsx';
import { SearchRibbon } from './search-ribbon.tsx';
import { SoldOutFlight } from './sold-out-flight.tsx';

// A picture below the flights: its code comes after the page.
const DayArc = lazy(() =>
  import('#web/app/scenes/day/day-arc.tsx').then(({ DayArc: day }) => ({ default: day })),
);

export type BoundChoiceProps = {
  /** Which bound, counted from 0. */
  index: number;
  /** It had been chosen, but that fare is not to be had any more. */
  isGone: boolean;
  results: LoadedResults;
  draft: SearchDraft;
  query: FlightQuery;
  airports: readonly (PlaceAirport & Position)[];
  /** By the clock of the gateway. */
  now: string;
};

/** Flights and fares for one bound, with the days around it. */
export function BoundChoice({
  index,
  isGone,
  results,
  draft,
  query,
  airports,
  now,
}: BoundChoiceProps) {
  const { flightSearch } = useLoaderQuery(FlightSelectionDocument, results).data;
  const { flights, soldOut, unfilteredCount, facets, ribbon, nearestDays } = flightSearch;
  const { origin = '', destination = '', departureDate: date = '' } = query.bounds[index] ?? {};
  const zone = zoneOf(airports, origin);
  const place = airportOf(airports, origin);
  return (
    <section aria-labelledby="bound-heading">
      <BoundHeading
        tripType={query.tripType}
        index={index}
        origin={cityOf(airports, origin)}
        destination={cityOf(airports, destination)}
        date={date}
      />
      {isGone && (
        <Notice tone="warning" role="alert">
          <FormattedMessage id="flight-results.gone" />
        </Notice>
      )}
      <PhoneFold
        days={
          <SearchRibbon
            days={ribbon}
            date={date}
            open={bookableDays(dayIn(now, zone))}
            index={index}
            draft={draft}
            party={query.party}
          />
        }
        filters={
          unfilteredCount > 0 && (
            <ListToolbar shown={flights.length} all={unfilteredCount}>
              <ListFilters facets={facets} />
            </ListToolbar>
          )
        }
      />
      {flights.length > 0 && (
        <FlightList id={FLIGHTS}>
          {flights.map((flight) => (
            <li key={flight.key}>
              <FlightRow
                flight={flight}
                index={index}
                count={query.bounds.length}
                party={query.party}
                isOnly={unfilteredCount === 1}
              />
            </li>
          ))}
        </FlightList>
      )}
      {flights.length > 0 && place && (
        <Suspense>
          <DayArc place={place} departures={flights.map(({ itinerary }) => itinerary.departure)} />
        </Suspense>
      )}
      {flights.length === 0 && unfilteredCount > 0 && <AllFilteredOut />}
      {unfilteredCount === 0 && (
        <NoFlights days={nearestDays} ribbon={ribbon} date={date} index={index} draft={draft} />
      )}
      {soldOut.length > 0 && flights.length === unfilteredCount && (
        <FlightList>
          {soldOut.map((itinerary) => (
            <li key={itinerary.key}>
              <SoldOutFlight itinerary={itinerary} query={query} />
            </li>
          ))}
        </FlightList>
      )}
    </section>
  );
}
