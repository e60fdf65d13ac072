import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PlaceAirportFragment } from '#web/app/components/airport-combobox/place-airport.gen.ts';
import { BrandMark } from '#web/app/ui/brand-mark/logo.tsx';
import styles from './hero.module.css';

/** The page's sentence, and below it the page's one task: the search panel. */
export function Hero({
  airports,
  children,
}: {
  airports: readonly PlaceAirportFragment[];
  children: ReactNode;
}) {
  const cities = new Set(airports.map((airport) => airport.cityCode)).size;
  const countries = new Set(airports.map((airport) => airport.country)).size;
  const reach = { cities: cities - 1, countries };
  return (
    <div className={styles.hero}>
      <div className={styles.ground}>
        <div className={styles.words}>
          <h1 tabIndex={-1} className={styles.sentence}>
            <FormattedMessage id="home.sentence" />
          </h1>
          <p className={styles.lead}>
            <FormattedMessage id="home.lead" values={reach} />
          </p>
          <div className={styles.flower}>
            <BrandMark size="100%" />
          </div>
        </div>
      </div>
      <div className={styles.panel}>{children}</div>
    </div>
  );
}
