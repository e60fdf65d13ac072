import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Scene } from '#web/app/scenes/scene.tsx';
import { skyOver } from '#web/app/scenes/stage/stage-end.ts';
import { Icon } from '#web/app/ui/icon.tsx';
import styles from './airport-entry.module.css';
import { AirportFacts } from './airport-facts.tsx';
import { AirportRides } from './airport-rides.tsx';
import type { GuideAirport } from './guide-airport.ts';

/** The city of an airport under its sky of now. */
function AirportPicture({ airport, now }: { airport: GuideAirport; now: string }) {
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
  const details = useRef<HTMLDetailsElement>(null);
  // pictures of airports that are not unfolded are not loaded
  const [wasUnfolded, setUnfolded] = useState(false);
  useEffect(() => {
    if (details.current?.open) setUnfolded(true);
  }, []);
  return (
    <details
      ref={details}
      className={styles.airport}
      hidden={hidden}
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open) return;
        setUnfolded(true);
        onUnfold(code);
      }}
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
        <div className={styles.picture} data-screen-only="">
          {wasUnfolded && <AirportPicture airport={airport} now={now} />}
        </div>
        <AirportFacts airport={airport} now={now} />
        <AirportRides city={city} rides={airport} />
      </div>
    </details>
  );
}
