import { lazy, Suspense, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  isOpen,
  SEARCH_PANEL,
  withOpen,
} from '#web/app/components/flight-results/address/opened.ts';
import { useQuery } from '#web/app/components/flight-results/address/use-query.ts';
import { boundsInForce } from '#web/app/components/search-panel/search-draft.ts';
import { readSearch, writeSearch } from '#web/app/components/search-panel/search-query.ts';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { Skeleton } from '#web/app/ui/skeleton.tsx';
import { cityOf } from './address/place-names.ts';
import type { SearchPlacesQuery } from './flight-inquiry.route.gen.ts';
import styles from './search-summary.module.css';
import { usePartyText } from './use-party-text.ts';

// The panel loads when the search is to be changed.
const SearchEditor = lazy(() =>
  import('./search-editor.tsx').then(({ SearchEditor }) => ({ default: SearchEditor })),
);

const TRIP_TEXTS = {
  ROUND_TRIP: 'search-panel.roundTrip',
  ONE_WAY: 'search-panel.oneWay',
  MULTI_CITY: 'search-panel.multiCity',
} as const;
const CABIN_TEXTS = {
  ECONOMY: 'search-panel.economy',
  BUSINESS: 'search-panel.business',
} as const;

export type SearchSummaryProps = {
  places: SearchPlacesQuery;
  /** Something is missing from the search, so the panel is open. */
  isIncomplete: boolean;
};

/** What was searched for in one line, and the panel to change it in place. */
export function SearchSummary({ places, isIncomplete }: SearchSummaryProps) {
  const intl = useIntl();
  const id = useId();
  const partyText = usePartyText();
  const { params, replace } = useQuery();
  const draft = readSearch(params);
  const open = isIncomplete || isOpen(params, SEARCH_PANEL);
  const bounds = boundsInForce(draft);
  const days = [bounds[0]?.date, bounds.at(-1)?.date].filter((day) => day !== null);
  const way = draft.trip === 'ROUND_TRIP' ? bounds.slice(0, 1) : bounds;
  const stations = [way[0]?.origin, ...way.map(({ destination }) => destination)];
  return (
    <section
      className={styles.search}
      aria-label={intl.formatMessage({ id: 'search-panel.label' })}
    >
      {!isIncomplete && (
        <div className={styles.summary}>
          <p className={styles.text}>
            <strong className={styles.route}>
              {stations.map((code) => cityOf(places.airports, code ?? '')).join(' – ')}
            </strong>
            <span>
              {[...new Set(days)].map((day, at) => (
                <span key={day}>
                  {at > 0 && ' – '}
                  <Day value={day ?? ''} />
                </span>
              ))}
            </span>
            <span>
              <FormattedMessage id={TRIP_TEXTS[draft.trip]} />
            </span>
            <span>{partyText(draft.party)}</span>
            <span>
              <FormattedMessage id={CABIN_TEXTS[draft.cabin]} />
            </span>
          </p>
          <Button
            variant="secondary"
            size="sm"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => replace(withOpen(params, SEARCH_PANEL, !open))}
          >
            <FormattedMessage
              id={open ? 'booking-search.search.close' : 'booking-search.search.edit'}
            />
          </Button>
        </div>
      )}
      <div id={id}>
        {open && (
          <Suspense fallback={<Skeleton height="12rem" />}>
            <SearchEditor key={`${writeSearch(draft)}`} places={places} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
