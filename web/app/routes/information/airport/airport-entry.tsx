import { Icon } from '#web/app/ui/icon.tsx';
import styles from './airport-entry.module.css';
import { AirportFacts } from './airport-facts.tsx';
import { AirportRides } from './airport-rides.tsx';
import type { GuideAirport } from './guide-airport.ts';

export type AirportEntryProps = {
  airport: GuideAirport;
  now: string;
  /** Left out by the search. */
  hidden: boolean;
  onUnfold: (code: string) => void;
  onPoint: (code: string | null) => void;
};

/**
 * One airport, folded: what it is called; unfolded: all about it. Its address is its code,
 * `/guide/airport#NRT`.
 */
export function AirportEntry({ airport, now, hidden, onUnfold, onPoint }: AirportEntryProps) {
  const { code, city, name } = airport;
  return (
    <details
      className={styles.airport}
      hidden={hidden}
      onToggle={({ currentTarget }) => currentTarget.open && onUnfold(code)}
      onPointerEnter={() => onPoint(code)}
      onPointerLeave={() => onPoint(null)}
    >
      <summary className={styles.summary}>
        <span className={styles.code}>{code}</span>
        <span className={styles.names}>
          <span className={styles.city}>{city}</span>
          <span className={styles.name}>{name}</span>
        </span>
        <Icon name="chevron-down" size="1.25rem" />
      </summary>
      {/* browsers unfold what is around the target of an address, so the target is inside */}
      <div id={code} className={styles.about}>
        <AirportFacts airport={airport} now={now} />
        <AirportRides city={city} rides={airport} />
      </div>
    </details>
  );
}
