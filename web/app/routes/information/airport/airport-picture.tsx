import { useIntl } from 'react-intl';
import { Scene } from '#web/app/scenes/scene.tsx';
import { skyOver } from '#web/app/scenes/stage/stage-end.ts';
import styles from './airport-entry.module.css';
import type { GuideAirport } from './guide-airport.ts';

/** The city of an airport under its sky of now. */
export function AirportPicture({ airport, now }: { airport: GuideAirport; now: string }) {
  const intl = useIntl();
  const { scene, latitude, longitude, cityCode } = airport;
  if (!scene) return null;
  return (
    <div className={styles.sky} data-sky={skyOver({ cityCode, latitude, longitude, instant: now })}>
      <Scene
        address={scene.address}
        label={intl.formatMessage({ id: scene.label })}
        shape="window"
      />
    </div>
  );
}
