import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import styles from './airport-combobox.module.css';
import { type Place, shownCode } from './place.ts';

export type PlaceOptionProps = {
  id: string;
  place: Place;
  active: boolean;
  chosen: boolean;
  onChoose: (place: Place) => void;
};

/**
 * One line of the list: city, airport and code. The keyboard is the field's; the one that it has
 * marked is selected (APG).
 */
export function PlaceOption({ id, place, active, chosen, onChoose }: PlaceOptionProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      aria-current={chosen ? 'true' : undefined}
      className={styles.option}
      onClick={() => onChoose(place)}
      onKeyDown={undefined}
    >
      <span className={styles.names}>
        <span className={styles.city}>{place.city}</span>
        <span className={styles.airport}>
          {place.airport ?? (
            <FormattedMessage
              id="airport-combobox.allAirports"
              values={{ codes: place.airportCodes.join(' · ') }}
            />
          )}
        </span>
      </span>
      <span className={styles.code}>{shownCode(place)}</span>
    </div>
  );
}
