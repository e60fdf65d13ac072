import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  readListOptions,
  SORTS,
  withListOptions,
} from '#web/app/components/flight-results/address/list-options.ts';
import { useQuery } from '#web/app/components/flight-results/address/use-query.ts';
import { useAhead } from '#web/app/components/flight-results/use-ahead.ts';
import { Select } from '#web/app/ui/input.tsx';
import styles from './list-toolbar.module.css';

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
  const { params, replace } = useQuery();
  const options = readListOptions(params);
  const [sort, setSort] = useAhead(options.sort);
  return (
    <div className={styles.toolbar}>
      <p role="status" className={styles.count}>
        <FormattedMessage
          id="flight-results.count"
          values={{ shown, all, isNarrowed: String(shown < all) }}
        />
      </p>
      {children ?? <span />}
      <div className={styles.sort}>
        <label htmlFor={id}>
          <FormattedMessage id="flight-results.sort.label" />
        </label>
        <Select
          id={id}
          value={sort}
          onChange={({ target }) => {
            const chosen = SORTS.find((one) => one === target.value) ?? 'RECOMMENDED';
            setSort(chosen);
            replace(withListOptions(params, { ...options, sort: chosen }));
          }}
        >
          {SORTS.map((one) => (
            <option key={one} value={one}>
              {intl.formatMessage({ id: `flight-results.sort.${one}` })}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}
