import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { PlaceAirportFragment } from '#web/app/components/airport-combobox/place-airport.gen.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Scene } from '#web/app/scenes/scene.tsx';
import styles from './hero.module.css';

/**
 * The page's sentence under the sky of the hub as it is now, and below it the page's one task: the
 * search panel.
 */
export function Hero({
  airports,
  scene,
  children,
}: {
  airports: readonly PlaceAirportFragment[];
  /** The address of the picture of the hub. */
  scene: string;
  children: ReactNode;
}) {
  const intl = useIntl();
  const cities = new Set(airports.map((airport) => airport.cityCode)).size;
  const countries = new Set(airports.map((airport) => airport.country)).size;
  const reach = { cities: cities - 1, countries };
  return (
    <div className={styles.hero}>
      <div className={styles.ground}>
        <Scene address={scene} label={intl.formatMessage({ id: 'scenes.SHA' })} shape="hero" />
        <div className={styles.words}>
          <h1 tabIndex={-1} className={styles.sentence}>
            <FormattedMessage id="home.sentence" />
          </h1>
          <p className={styles.lead}>
            <FormattedMessage id="home.lead" values={reach} />
          </p>
        </div>
      </div>
      <div className={styles.panel}>{children}</div>
    </div>
  );
}
