import { useMemo } from 'react';
import { Link } from 'react-router';
import { greatCirclePath } from './great-circle.ts';
import { labelWidth, placeLabels } from './label-placement.ts';
import land from './land.gen.svg?url&no-inline';
import type { MapAirportFragment } from './map-airport.gen.ts';
import { MAP, project } from './projection.ts';
import styles from './route-map.module.css';

/** A route to be drawn; `to` is where its dot leads. */
export type MapRoute = {
  readonly key: string;
  readonly origin: MapAirportFragment;
  readonly destination: MapAirportFragment;
  readonly to: string;
};

export type RouteMapProps = {
  routes: readonly MapRoute[];
  /** The route that is pointed at, here or in the list beside the map. */
  active: string | null;
  onActive: (key: string | null) => void;
};

/**
 * Letters at the size of the labels, in units of the map, where the map is narrowest (a page of 64
 * em).
 */
const WIDTHS = { letter: 12, ideograph: 22, margin: 10 };

/**
 * The routes as great circles over the land, from ring to dot. Visual decoration: the list beside
 * it says the same, so it is hidden from screen readers and takes no Tab stop.
 */
export function RouteMap({ routes, active, onActive }: RouteMapProps) {
  const drawn = useMemo(
    () =>
      routes.map((route) => ({
        ...route,
        path: greatCirclePath(route.origin, route.destination),
        at: project(route.destination),
      })),
    [routes],
  );
  const hubs = [...new Map(routes.map(({ origin }) => [origin.cityCode, origin])).values()].map(
    (hub) => ({ ...hub, at: project(hub) }),
  );
  const sides = placeLabels(
    [
      ...hubs.map(({ code, at, city }) => ({ id: code, at, width: labelWidth(city, WIDTHS) })),
      ...drawn.map(({ key, at, destination }) => ({
        id: key,
        at,
        width: labelWidth(destination.city, WIDTHS),
      })),
    ],
    MAP,
  );
  const place = ({ x, y }: { x: number; y: number }) => ({
    left: `${((x / MAP.width) * 100).toFixed(2)}%`,
    top: `${((y / MAP.height) * 100).toFixed(2)}%`,
  });

  return (
    <div className={styles.map} aria-hidden="true">
      <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} className={styles.drawing} aria-hidden="true">
        <use href={`${land}#land`} className={styles.land} />
        {drawn.map(({ key, path }) => (
          <path
            key={key}
            d={path}
            className={styles.route}
            data-active={key === active || undefined}
          />
        ))}
      </svg>
      {hubs.map(({ code, city, at }) => (
        <span key={code} className={styles.hub} style={place(at)} data-side={sides.get(code)}>
          <span className={styles.label}>{city}</span>
        </span>
      ))}
      {drawn.map(({ key, at, destination, to }) => (
        <Link
          key={key}
          to={to}
          tabIndex={-1}
          className={styles.stop}
          style={place(at)}
          data-side={sides.get(key)}
          data-active={key === active || undefined}
          onPointerEnter={() => onActive(key)}
          onPointerLeave={() => onActive(null)}
        >
          <span className={styles.label}>{destination.city}</span>
        </Link>
      ))}
    </div>
  );
}
