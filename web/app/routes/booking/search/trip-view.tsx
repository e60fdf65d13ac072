import { Stack } from '@chakra-ui/react';
import { use, useEffect, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';
import { dataOf } from '#web/app/apollo/loaded-query.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
import { ReaderRates } from '#web/app/components/converted-price/exchange-rates.ts';
import { FareBrands } from '#web/app/components/fare-conditions/fare-brands.ts';
import type { PricedFlight } from '#web/app/components/flight-results/changed-prices.ts';
import { FLIGHTS } from '#web/app/components/flight-results/list/flight-list.tsx';
import { PriceTimeout } from '#web/app/components/flight-results/price-timeout.tsx';
import { OpenOrders } from '#web/app/components/unpaid-orders/unpaid-orders.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { useUrlState } from '#web/app/page/url-state.ts';
import { Notice } from '#web/app/ui/notice.tsx';
import { SkipLink } from '#web/app/ui/skip-link.tsx';
import { keepScroll, lastQuery, rememberQuery, scrollOnReturn } from './address/last-query.ts';
import { useTrip } from './address/trip-in-address.ts';
import type { SearchAnswer } from './chosen/choose-bounds.ts';
import { ChosenBounds } from './chosen/chosen-bounds.tsx';
import { chosenChange } from './chosen/chosen-change.ts';
import { SearchNowDocument, SearchReferenceDocument } from './flight-inquiry.route.gen.ts';
import { BoundChoice } from './flights/bound-choice.tsx';
import type { LoadedResults, LoadedTrip } from './load-trip.ts';
import { PriceChanged } from './review/price-changed.tsx';
import { TripBar } from './review/trip-bar.tsx';
import { TripReview } from './review/trip-review.tsx';
import { SearchSummary } from './search-summary.tsx';

/** Why there could be no search: shown above the panel in which it can be corrected. */
function SearchProblems({ errors }: { errors: SearchAnswer['userErrors'] }) {
  const codeText = useCodeText();
  return (
    <Notice tone="danger" role="alert">
      <ul>
        {[...new Set(errors.map(({ code }) => code))].map((code) => (
          <li key={code}>{codeText(code)}</li>
        ))}
      </ul>
    </Notice>
  );
}

/**
 * Brings back what was on the page when it was left. By itself: what unfolds does not render the
 * page again.
 */
function KeptQuery({ isSearch }: { isSearch: boolean }) {
  const search = useUrlState((shown) => shown);
  const navigate = useNavigate();
  useEffect(() => {
    const kept = search === '' ? lastQuery() : null;
    if (kept) navigate({ search: kept }, { replace: true });
    else if (isSearch) rememberQuery(search);
  }, [search, isSearch, navigate]);
  return null;
}

const NO_FLIGHTS: readonly PricedFlight[] = [];

const flightsOf = (results: LoadedResults | null): readonly PricedFlight[] =>
  results ? dataOf(results).flightSearch.flights : NO_FLIGHTS;

/**
 * Where the page stood when it was left: kept before the next page takes its place, brought back
 * once the flights are there.
 */
function KeptScroll() {
  useEffect(() => {
    const kept = scrollOnReturn();
    if (kept !== null) requestAnimationFrame(() => scrollTo(0, kept));
  }, []);
  useLayoutEffect(() => () => keepScroll(scrollY), []);
  return null;
}

/** A wide table or ribbon scrolls within itself. */
const SHRINKABLE = { '& > *': { minWidth: '0' } };

/** The search, what has been chosen, and what is to be chosen next. */
export function TripView({ trip }: { trip: LoadedTrip | Promise<LoadedTrip> }) {
  const loaded = trip instanceof Promise ? use(trip) : trip;
  const { draft, query } = useTrip();
  const { bounds, results, times, problems } = loaded;
  const { airports, fareBrands } = useLoaderQuery(SearchReferenceDocument, loaded.reference).data;
  const { serverNow, exchangeRates } = useLoaderQuery(SearchNowDocument, loaded.now).data;
  const isAskable = query !== null && problems.length === 0;
  return (
    <FareBrands value={fareBrands}>
      <ReaderRates value={exchangeRates}>
        <KeptQuery isSearch={isAskable} />
        <KeptScroll />
        <Stack gap="3" css={SHRINKABLE}>
          {isAskable && bounds.current !== null && flightsOf(results).length > 0 && (
            <SkipLink to={FLIGHTS}>
              <FormattedMessage id="booking-search.skip" />
            </SkipLink>
          )}
          {problems.length > 0 && <SearchProblems errors={problems} />}
          <SearchSummary airports={airports} now={serverNow} isIncomplete={!isAskable} />
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
                  airports={airports}
                  now={serverNow}
                />
              )}
              {bounds.current === null && <TripReview chosen={bounds.chosen} query={query} />}
              {bounds.current !== null && bounds.chosen.length > 0 && (
                <TripBar chosen={bounds.chosen} party={query.party} />
              )}
              <PriceChanged chosen={bounds.chosen} query={query} />
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
    </FareBrands>
  );
}
