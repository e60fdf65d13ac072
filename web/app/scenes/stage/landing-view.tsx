import { useIntl } from 'react-intl';
import type { SkyName } from '#schema/rules/sky/sky-name.ts';
import { Scene } from '#web/app/scenes/scene.tsx';
import type { CityScene } from './city-scene.ts';
import styles from './landing-view.module.css';
import { Way } from './way.tsx';

export type LandingViewProps = {
  /** The skies that the flight goes through, by `flightGradient`. */
  skies: string;
  /** Where it lands, and the sky there then; null for a city without a drawing. */
  place: (CityScene & { readonly sky: SkyName }) | null;
};

/**
 * The head of a boarding pass: the skies of the flight, and where it goes. All that it draws is
 * named by the page, so it is there without a network too. Texts: `scenes`.
 */
export function LandingView({ skies, place }: LandingViewProps) {
  const intl = useIntl();
  return (
    <div className={styles.view} style={{ background: skies }}>
      {place && (
        <div className={styles.place} data-sky={place.sky}>
          <Scene
            address={place.address}
            label={intl.formatMessage({ id: place.label })}
            shape="to"
          />
        </div>
      )}
      <Way />
    </div>
  );
}
