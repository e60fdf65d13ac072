import { Link } from 'react-router';
import { aircraftPath } from '#web/app/components/aircraft-name/aircraft-path.ts';
import { useAircraftName } from '#web/app/components/aircraft-name/use-aircraft-name.ts';
import { AircraftSideView } from '#web/app/components/aircraft-side-view/aircraft-side-view.tsx';
import { useMeasures } from '#web/app/i18n/format/use-measures.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import type { FleetAircraftFragment } from './fleet-aircraft.gen.ts';
import styles from './fleet-list.module.css';

/** What the scale beside the drawings measures. */
const SCALE_MM = 10_000;

/**
 * The types below one another, all to one scale: the whole line is the way to the page of its type.
 */
export function FleetList({ fleet }: { fleet: readonly FleetAircraftFragment[] }) {
  const nameOf = useAircraftName();
  const measures = useMeasures();
  const to = useLocalePath();
  const longest = Math.max(...fleet.map(({ dimensions }) => dimensions.lengthMm));
  const scale = { width: `${((100 * SCALE_MM) / longest).toFixed(2)}%` };
  return (
    <div className={styles.fleet}>
      <div className={styles.scaleLine} aria-hidden="true">
        <div className={styles.scaleBox}>
          <span className={styles.scale} style={scale}>
            {measures.metres(SCALE_MM, 0)}
          </span>
        </div>
      </div>
      <ul className={styles.list}>
        {fleet.map((aircraft) => (
          <li key={aircraft.code} className={styles.type}>
            <div className={styles.drawing}>
              <AircraftSideView aircraft={aircraft} fullWidthMm={longest} />
            </div>
            <div className={styles.words}>
              <h2 className={styles.name}>
                <Link to={to(aircraftPath(aircraft.code))} className={styles.link}>
                  {nameOf(aircraft.code)}
                </Link>
              </h2>
              <p className={styles.about}>
                <FormattedMessage id="aircraft.about" values={{ code: aircraft.code }} />
              </p>
              <p className={styles.facts}>
                <span>
                  <FormattedMessage
                    id="aircraft.seatCount"
                    values={{
                      seats: aircraft.cabins.reduce((sum, { seats }) => sum + seats, 0),
                    }}
                  />
                </span>
                <span>
                  <FormattedMessage
                    id="aircraft.longFact"
                    values={{ length: measures.metres(aircraft.dimensions.lengthMm) }}
                  />
                </span>
                <span>
                  <FormattedMessage
                    id="aircraft.rangeFact"
                    values={{ range: measures.kilometres(aircraft.rangeKm) }}
                  />
                </span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
