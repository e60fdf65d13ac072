import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { dayIn, timeIn } from '#web/app/i18n/format/days.ts';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { Scene } from '#web/app/scenes/scene.tsx';
import { skyOver } from '#web/app/scenes/stage/stage-end.ts';
import { Icon } from '#web/app/ui/icon.tsx';
import { AirportClock } from './airport-clock.tsx';
import styles from './airport-entry.module.css';
import { AirportFacts } from './airport-facts.tsx';
import { AirportRides } from './airport-rides.tsx';
import { DepartureLine } from './departure-line.tsx';
import type { GuideAirport } from './guide-airport.ts';

/** The city of an airport under its sky of now. */
function AirportPicture({ airport, now }: { airport: GuideAirport; now: string }) {
  const intl = useIntl();
  const { scene, zone } = airport;
  if (!scene) return null;
  return (
    <div className={styles.sky} data-sky={skyOver({ ...airport, instant: now })}>
      <Scene
        address={scene.address}
        label={intl.formatMessage({ id: scene.label })}
        shape="window"
      />
      <p className={styles.now} aria-hidden="true">
        <span className={styles.time}>{timeIn(now, zone)}</span>
        <Day value={dayIn(now, zone)} style="short" />
      </p>
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
        <AirportClock airport={airport} now={now} />
        <Icon name="chevron-down" size="1.25rem" />
      </summary>
      {/* browsers unfold what is around the target of an address, so the target is inside */}
      <div id={code} className={styles.about}>
        <div className={styles.picture} data-screen-only="">
          {wasUnfolded && <AirportPicture airport={airport} now={now} />}
        </div>
        <DepartureLine counters={airport.counters} />
        <AirportFacts airport={airport} now={now} />
        <AirportRides city={city} rides={airport} />
      </div>
    </details>
  );
}
