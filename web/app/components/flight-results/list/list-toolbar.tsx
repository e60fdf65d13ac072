import { chakra, Grid, HStack } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { SORTS } from '#web/app/components/flight-results/address/list-options.ts';
import { useListOptions } from '#web/app/components/flight-results/address/use-list-options.ts';
import { useOptimisticParam } from '#web/app/components/flight-results/use-optimistic-param.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Select } from '#web/app/ui/input.tsx';

export type ListToolbarProps = {
  /** How many flights the filter leaves. */
  shown: number;
  all: number;
  /** The filters, where there are any. */
  children?: ReactNode;
};

/** How many flights there are, in which order, and what is left out; all of it in the address. */
export function ListToolbar({ shown, all, children }: ListToolbarProps) {
  const id = useId();
  const intl = useIntl();
  const { options, change } = useListOptions();
  const [sort, setSort] = useOptimisticParam(options.sort);
  return (
    <Grid
      templateColumns={{ lg: 'auto minmax(0, 1fr) auto' }}
      gap="3"
      columnGap="6"
      alignItems="center"
      marginBottom="3"
    >
      <chakra.p role="status" fontWeight="medium">
        <FormattedMessage
          id="flight-results.count"
          values={{ shown, all, isNarrowed: String(shown < all) }}
        />
      </chakra.p>
      {children ?? <span />}
      <HStack gap="3" fontSize="sm">
        <chakra.label htmlFor={id} flex="none" color="fg.muted">
          <FormattedMessage id="flight-results.sort.label" />
        </chakra.label>
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
              {intl.formatMessage({ id: `flight-results.sort.${one}` })}
            </option>
          ))}
        </Select>
      </HStack>
    </Grid>
  );
}
