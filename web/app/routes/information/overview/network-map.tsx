import { useIntl } from 'react-intl';
import { greatCirclePath } from '#web/app/components/route-map/great-circle.ts';
import land from '#web/app/components/route-map/land.gen.svg?url&no-inline';
import { MAP, project } from '#web/app/components/route-map/projection.ts';
import { countNetwork } from './count-network.ts';
import styles from './network-map.module.css';
import type { OverviewAirportFragment } from './overview-airport.gen.ts';

/** Every airport, and the great circle that leads to it from the hub. The list below names them. */
export function NetworkMap({ airports }: { airports: readonly OverviewAirportFragment[] }) {
  const intl = useIntl();
  const hub = airports.find((airport) => airport.hub);
  if (!hub) return null;
  const others = airports.filter(({ cityCode }) => cityCode !== hub.cityCode);
  const name = intl.formatMessage(
    { id: 'information-overview.map' },
    { hub: hub.city, ...countNetwork(others) },
  );
  const at = project(hub);
  return (
    <svg
      viewBox={`0 0 ${MAP.width} ${MAP.height}`}
      className={styles.map}
      role="img"
      aria-label={name}
    >
      <use href={`${land}#land`} className={styles.land} />
      {others.map((airport) => (
        <path key={airport.code} d={greatCirclePath(hub, airport)} className={styles.way} />
      ))}
      {others.map((airport) => {
        const { x, y } = project(airport);
        return <circle key={airport.code} cx={x} cy={y} r="5" className={styles.place} />;
      })}
      <circle cx={at.x} cy={at.y} r="9" className={styles.hub} />
    </svg>
  );
}
