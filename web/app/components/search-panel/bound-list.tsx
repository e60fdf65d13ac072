import { type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { Button } from '#web/app/ui/button.tsx';
import { Icon } from '#web/app/ui/icon.tsx';
import type { PanelPart } from './calendar-opening.ts';
import { DateField } from './date-field.tsx';
import { PlacesPair } from './places-pair.tsx';
import {
  MINIMUM_MULTI_CITY_BOUNDS,
  withBound,
  withBoundAdded,
  withBoundRemoved,
  withSwappedPlaces,
} from './search-draft.ts';
import styles from './search-panel.module.css';

/**
 * Two to six flights, each with its places and its day. `children` are the party and the button.
 */
export function BoundList({ children, ...part }: PanelPart & { children: ReactNode }) {
  const { id, draft, places, problemOf, onChange, onCalendar, onNearCalendar } = part;
  const intl = useIntl();
  const { bounds } = draft;
  // takes the focus after the focused button was removed
  const add = useRef<HTMLButtonElement>(null);
  return (
    <>
      <ol className={styles.bounds}>
        {[...bounds.entries()].map(([index, bound]) => {
          const title = intl.formatMessage({ id: 'search-panel.flight' }, { number: index + 1 });
          return (
            <li key={`flight-${index}`} className={styles.bound} aria-label={title}>
              <span className={styles.boundTitle}>{title}</span>
              <PlacesPair
                id={id}
                index={index}
                bound={bound}
                places={places}
                problems={{
                  origin: problemOf(`origin-${index}`),
                  destination: problemOf(`destination-${index}`),
                }}
                onChange={(change) => onChange(withBound(draft, index, change))}
                onSwap={() => onChange(withSwappedPlaces(draft, index))}
              />
              <DateField
                id={`${id}date-${index}`}
                name="depart"
                label={intl.formatMessage({ id: 'search-panel.date' })}
                value={bound.date}
                empty={intl.formatMessage({ id: 'search-panel.chooseDate' })}
                problem={problemOf(`date-${index}`)}
                onOpen={() => onCalendar({ index, end: 'start' })}
                onNear={onNearCalendar}
              />
              {bounds.length > MINIMUM_MULTI_CITY_BOUNDS && (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={intl.formatMessage(
                    { id: 'search-panel.removeFlight' },
                    { number: index + 1 },
                  )}
                  onClick={() => {
                    add.current?.focus();
                    onChange(withBoundRemoved(draft, index));
                  }}
                >
                  <Icon name="x" size="1.125rem" />
                </button>
              )}
            </li>
          );
        })}
      </ol>
      <div className={styles.lastLine}>
        <div className={styles.add}>
          <Button
            ref={add}
            variant="secondary"
            aria-disabled={bounds.length >= LIMITS.boundsPerSearch ? true : undefined}
            aria-describedby={`${id}most`}
            onClick={() => onChange(withBoundAdded(draft))}
          >
            <Icon name="plus" />
            {intl.formatMessage({ id: 'search-panel.addFlight' })}
          </Button>
          <span id={`${id}most`} className={styles.most}>
            {intl.formatMessage(
              { id: 'search-panel.mostFlights' },
              { count: LIMITS.boundsPerSearch },
            )}
          </span>
        </div>
        {children}
      </div>
    </>
  );
}
