import { AirportEntry, type AirportEntryProps } from './airport-entry.tsx';
import styles from './airport-list.module.css';
import type { CountryAirports } from './by-country.ts';
import type { GuideAirport } from './guide-airport.ts';

export type AirportListProps = Omit<AirportEntryProps, 'airport' | 'hidden'> & {
  countries: readonly CountryAirports<GuideAirport>[];
  /** Codes of those that are to be seen; all where it is null. */
  found: ReadonlySet<string> | null;
};

/** All airports under their countries and regions. */
export function AirportList({ countries, found, ...rest }: AirportListProps) {
  const isHidden = (code: string) => found !== null && !found.has(code);
  return (
    <div className={styles.countries}>
      {countries.map(({ country, name, airports }) => (
        <section key={country} hidden={airports.every(({ code }) => isHidden(code))}>
          <h2 className={styles.country}>{name}</h2>
          {airports.map((airport) => (
            <AirportEntry
              key={airport.code}
              {...rest}
              airport={airport}
              hidden={isHidden(airport.code)}
            />
          ))}
        </section>
      ))}
    </div>
  );
}
