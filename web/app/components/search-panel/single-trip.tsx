import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { PanelPart } from './calendar-opening.ts';
import { DateField } from './date-field.tsx';
import { PlacesPair } from './places-pair.tsx';
import { emptyDraft, withBound, withSwappedPlaces } from './search-draft.ts';
import styles from './search-panel.module.css';

/**
 * There, or there and back: everything in one line where there is room. `children` are the party
 * and the button.
 */
export function SingleTrip({ children, ...part }: PanelPart & { children: ReactNode }) {
  const { id, draft, places, problemOf, onChange, onCalendar, onNearCalendar } = part;
  const intl = useIntl();
  const [bound = emptyDraft().bounds[0]] = draft.bounds;
  if (!bound) return null;
  return (
    <div className={styles.line} data-trip={draft.trip}>
      <PlacesPair
        id={id}
        index={0}
        bound={bound}
        places={places}
        problems={{ origin: problemOf('origin-0'), destination: problemOf('destination-0') }}
        onChange={(change) => onChange(withBound(draft, 0, change))}
        onSwap={() => onChange(withSwappedPlaces(draft, 0))}
      />
      <div className={styles.dates}>
        <DateField
          id={`${id}date-0`}
          name="depart"
          label={intl.formatMessage({
            id: draft.trip === 'ONE_WAY' ? 'search-panel.departOnly' : 'search-panel.depart',
          })}
          value={bound.date}
          empty={intl.formatMessage({ id: 'search-panel.chooseDate' })}
          problem={problemOf('date-0')}
          onOpen={() => onCalendar({ index: 0, end: 'start' })}
          onNear={onNearCalendar}
        />
        {draft.trip === 'ROUND_TRIP' && (
          <DateField
            id={`${id}returnDate`}
            name="return"
            label={intl.formatMessage({ id: 'search-panel.return' })}
            value={draft.returnDate}
            empty={intl.formatMessage({ id: 'search-panel.chooseDate' })}
            problem={problemOf('returnDate')}
            onOpen={() => onCalendar({ index: 0, end: 'end' })}
            onNear={onNearCalendar}
          />
        )}
      </div>
      {children}
    </div>
  );
}
