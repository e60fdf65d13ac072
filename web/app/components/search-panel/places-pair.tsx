import { useIntl } from 'react-intl';
import { AirportCombobox } from '#web/app/components/airport-combobox/airport-combobox.tsx';
import type { Place } from '#web/app/components/airport-combobox/place.ts';
import { Icon } from '#web/app/ui/icon.tsx';
import cell from './search-cell.module.css';
import type { DraftBound } from './search-draft.ts';
import styles from './search-panel.module.css';

export type PlacesPairProps = {
  /** The ids of the fields: `<id>origin-<index>` and `<id>destination-<index>`. */
  id: string;
  index: number;
  bound: DraftBound;
  places: readonly Place[];
  problems: { readonly origin: string | undefined; readonly destination: string | undefined };
  onChange: (change: Partial<DraftBound>) => void;
  onSwap: () => void;
};

/**
 * Where from and where to, and the button that exchanges them. A plain form sends them in the order
 * of the flights.
 */
export function PlacesPair(props: PlacesPairProps) {
  const { id, index, bound, places, problems, onChange, onSwap } = props;
  const intl = useIntl();
  return (
    <div className={styles.pair}>
      <div className={cell.cell}>
        <AirportCombobox
          id={`${id}origin-${index}`}
          name="from"
          label={intl.formatMessage({ id: 'search-panel.from' })}
          places={places}
          value={bound.origin}
          problem={problems.origin}
          onChange={(origin) => onChange({ origin })}
        />
      </div>
      <button
        type="button"
        className={styles.swap}
        aria-label={intl.formatMessage({ id: 'search-panel.swap' })}
        onClick={onSwap}
      >
        <Icon name="arrow-left-right" />
      </button>
      <div className={cell.cell}>
        <AirportCombobox
          id={`${id}destination-${index}`}
          name="to"
          label={intl.formatMessage({ id: 'search-panel.to' })}
          places={places}
          value={bound.destination}
          other={bound.origin}
          problem={problems.destination}
          onChange={(destination) => onChange({ destination })}
        />
      </div>
    </div>
  );
}
