import { use, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { flightQuery, readSearch } from '../../components/search-panel/search-query.ts';
import { BoundChoice } from './bound-choice.tsx';
import { ChosenBounds } from './chosen-bounds.tsx';
import { keepQuery, keptQuery } from './kept-query.ts';
import type { LoadedTrip } from './load-trip.ts';
import { PriceMoved } from './price-moved.tsx';
import { PriceTimeout } from './price-timeout.tsx';
import { ReaderRates } from './reader-rates.tsx';
import { SearchProblems } from './search-problems.tsx';
import { SearchSummary } from './search-summary.tsx';
import { TripBar } from './trip-bar.tsx';
import { TripReview } from './trip-review.tsx';
import styles from './trip-view.module.css';
import { useQuery } from './use-query.ts';

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

/** The search, what has been chosen, and what is to be chosen next. */
export function TripView({ trip }: { trip: LoadedTrip | Promise<LoadedTrip> }) {
  const loaded = trip instanceof Promise ? use(trip) : trip;
  const { params } = useQuery();
  const draft = readSearch(params);
  const query = flightQuery(draft);
  const { places, bounds, results, times, problems } = loaded;
  const isAskable = query !== null && problems.length === 0;
  useKeptQuery(isAskable);
  return (
    <ReaderRates value={places.exchangeRates}>
      <div className={styles.trip}>
        {problems.length > 0 && <SearchProblems errors={problems} />}
        <SearchSummary places={places} isIncomplete={!isAskable} />
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
            {times && <PriceTimeout times={times} results={results} />}
          </>
        )}
      </div>
    </ReaderRates>
  );
}
