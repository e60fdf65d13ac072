import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  type ListOptions,
  readListOptions,
  SORTS,
  TIME_BANDS,
  withListOptions,
} from '#web/app/routes/booking/search/address/list-options.ts';
import { useQuery } from '#web/app/routes/booking/search/address/use-query.ts';
import { useAhead } from '#web/app/routes/booking/search/use-ahead.ts';
import { Select } from '#web/app/ui/input.tsx';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import { FilterChip } from './filter-chip.tsx';
import type { ListFacetsFragment } from './list-facets.gen.ts';
import styles from './list-toolbar.module.css';

export type ListToolbarProps = {
  /** How many flights the filter leaves. */
  shown: number;
  all: number;
  facets: ListFacetsFragment;
};

/** How many flights there are, in which order, and what is left out; all of it in the address. */
export function ListToolbar({ shown, all, facets }: ListToolbarProps) {
  const id = useId();
  const intl = useIntl();
  const { params, replace } = useQuery();
  const options = readListOptions(params);
  const change = (part: Partial<ListOptions>) =>
    replace(withListOptions(params, { ...options, ...part }));
  const [sort, setSort] = useAhead(options.sort);
  const direct = facets.transfers.find(({ transfers }) => transfers === 0)?.count ?? 0;
  const countOf = (band: string) =>
    facets.departureTimes.find((facet) => facet.band === band)?.count ?? 0;
  return (
    <div className={styles.toolbar}>
      <p role="status" className={styles.count}>
        <FormattedMessage
          id="booking-search.count"
          values={{ shown, all, isNarrowed: String(shown < all) }}
        />
      </p>
      <fieldset className={styles.filters}>
        <legend>
          <VisuallyHidden>
            <FormattedMessage id="booking-search.filter.label" />
          </VisuallyHidden>
        </legend>
        <FilterChip
          count={direct}
          checked={options.isDirectOnly}
          onChange={(isDirectOnly) => change({ isDirectOnly })}
        >
          <FormattedMessage id="booking-search.filter.direct" />
        </FilterChip>
        <span className={styles.group} aria-hidden="true">
          <FormattedMessage id="booking-search.filter.departs" />
        </span>
        {TIME_BANDS.map((band) => (
          <FilterChip
            key={band}
            count={countOf(band)}
            checked={options.times.includes(band)}
            onChange={(checked) =>
              change({
                times: TIME_BANDS.filter((one) =>
                  one === band ? checked : options.times.includes(one),
                ),
              })
            }
          >
            <VisuallyHidden>
              <FormattedMessage id="booking-search.filter.departs" />{' '}
            </VisuallyHidden>
            <FormattedMessage id={`booking-search.filter.${band}`} />
          </FilterChip>
        ))}
      </fieldset>
      <div className={styles.sort}>
        <label htmlFor={id}>
          <FormattedMessage id="booking-search.sort.label" />
        </label>
        <Select
          id={id}
          value={sort}
          onChange={({ target }) => {
            const chosen = SORTS.find((one) => one === target.value) ?? 'RECOMMENDED';
            setSort(chosen);
            change({ sort: chosen });
          }}
        >
          {SORTS.map((one) => (
            <option key={one} value={one}>
              {intl.formatMessage({ id: `booking-search.sort.${one}` })}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}
