import { Stack } from '@chakra-ui/react';
import { Suspense, use, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { withoutOpen } from '#web/app/components/flight-results/address/opened.ts';
import { useQuery } from '#web/app/components/flight-results/address/use-query.ts';
import type { PricedFlight } from '#web/app/components/flight-results/changed-prices.ts';
import { PriceTimeout } from '#web/app/components/flight-results/price-timeout.tsx';
import { OpenOrders } from '#web/app/components/open-orders/open-orders.tsx';
import { ReaderRates } from '#web/app/components/reader-price/reader-rates.ts';
import { flightQuery, readSearch } from '#web/app/components/search-panel/search-query.ts';
import { keepQuery, keptQuery } from './address/kept-query.ts';
import { ChosenBounds } from './chosen/chosen-bounds.tsx';
import { chosenChange } from './chosen/chosen-change.ts';
import { BoundChoice } from './flights/bound-choice.tsx';
import type { LoadedTrip, ResultsPreloaded } from './load-trip.ts';
import { PriceMoved } from './review/price-moved.tsx';
import { TripBar } from './review/trip-bar.tsx';
import { TripReview } from './review/trip-review.tsx';
import { SearchProblems } from './search-problems.tsx';
import { SearchSummary } from './search-summary.tsx';

/** Brings back what was on the page when it was left. */
function useKeptQuery(isSearch: boolean): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const kept = search === '' ? keptQuery() : null;
    if (kept) navigate({ search: kept }, { replace: true });
    else if (isSearch) keepQuery(search);
  }, [search, isSearch, navigate]);
}

/** What the address asks for: the same objects while only something unfolds, so that no flight is rendered again. */
function useSearch() {
  const { params } = useQuery();
  const asked = `${withoutOpen(params)}`;
  return useMemo(() => {
    const draft = readSearch(new URLSearchParams(asked));
    return { draft, query: flightQuery(draft) };
  }, [asked]);
}

const NO_FLIGHTS: readonly PricedFlight[] = [];

const flightsOf = (results: ResultsPreloaded | null): readonly PricedFlight[] =>
  results && 'flightSearch' in results.data ? results.data.flightSearch.flights : NO_FLIGHTS;

/** A wide table or ribbon scrolls within itself. */
const SHRINKABLE = { '& > *': { minWidth: '0' } };

/** The search, what has been chosen, and what is to be chosen next. */
export function TripView({ trip }: { trip: LoadedTrip | Promise<LoadedTrip> }) {
  const loaded = trip instanceof Promise ? use(trip) : trip;
  const { draft, query } = useSearch();
  const { places, bounds, results, times, problems } = loaded;
  const isAskable = query !== null && problems.length === 0;
  useKeptQuery(isAskable);
  return (
    <ReaderRates value={places.exchangeRates}>
      <Stack gap={{ base: '3', sm: '6' }} css={SHRINKABLE}>
        {problems.length > 0 && <SearchProblems errors={problems} />}
        <Suspense>
          <SearchSummary places={places} isIncomplete={!isAskable} />
        </Suspense>
        <OpenOrders />
        {isAskable && (
          <>
            {bounds.current !== null && bounds.chosen.length > 0 && (
              <ChosenBounds chosen={bounds.chosen} query={query} />
            )}
            {bounds.current !== null && results && (
              <BoundChoice
                key={bounds.current}
                index={bounds.current}
                isGone={bounds.isGone}
                results={results}
                draft={draft}
                query={query}
                places={places}
              />
            )}
            {bounds.current === null && <TripReview chosen={bounds.chosen} query={query} />}
            {bounds.current !== null && bounds.chosen.length > 0 && (
              <TripBar chosen={bounds.chosen} party={query.party} />
            )}
            <PriceMoved chosen={bounds.chosen} query={query} />
            {times && (
              <PriceTimeout
                times={times}
                flights={flightsOf(results)}
                moved={chosenChange(bounds.chosen) !== null}
              />
            )}
          </>
        )}
      </Stack>
    </ReaderRates>
  );
}
