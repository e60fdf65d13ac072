import { chakra, Span } from '@chakra-ui/react';
import { TIME_BANDS } from '#web/app/components/flight-results/address/list-options.ts';
import { useListOptions } from '#web/app/components/flight-results/address/use-list-options.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import { FilterChip } from './filter-chip.tsx';
import type { ListFacetsFragment } from './list-facets.gen.ts';

/** What is left out of the list, with how many flights each condition would leave. */
export function ListFilters({ facets }: { facets: ListFacetsFragment }) {
  const { options, change } = useListOptions();
  const direct = facets.transfers.find(({ transfers }) => transfers === 0)?.count ?? 0;
  const countOf = (band: string) =>
    facets.departureTimes.find((facet) => facet.band === band)?.count ?? 0;
  return (
    <chakra.fieldset display="flex" flexWrap="wrap" gap="2" alignItems="center" minWidth="0">
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
      <Span color="fg.muted" fontSize="sm" aria-hidden="true">
        <FormattedMessage id="booking-search.filter.departs" />
      </Span>
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
    </chakra.fieldset>
  );
}
