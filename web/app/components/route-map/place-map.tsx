import { type CSSProperties, useMemo } from 'react';
import { Link } from 'react-router';
import { labelWidth, placeLabels } from './label-placement.ts';
import land from './land.gen.svg?url&no-inline';
import type { MapAirportFragment } from './map-airport.gen.ts';
import { type MapWindow, WINDOWS, within } from './map-windows.ts';
import styles from './place-map.module.css';

export type PlaceMapProps = {
  airports: readonly MapAirportFragment[];
  /** Codes of those that a search has found; all where it is null. */
  shown: ReadonlySet<string> | null;
  /** The airport that is pointed at, here or in the list beside the map. */
  active: string | null;
  onActive: (code: string | null) => void;
};

/** Letters at the size of the labels, in CSS pixels. */
const WIDTHS = { letter: 7, ideograph: 13, margin: 6 };
/** `placeLabels` calculates in units of the whole map, two of which are a pixel on a page. */
const UNITS_PER_PIXEL = 2;

/**
 * All airports as dots over the land, the dense part enlarged. Each links to its anchor on the
 * page, `#NRT`. Visual decoration: the list beside it says the same, so it is hidden from screen
 * readers and takes no Tab stop.
 */
export function PlaceMap(props: PlaceMapProps) {
  return (
    <div className={styles.windows} aria-hidden="true">
      {WINDOWS.map((window) => (
        <Window key={window.name} window={window} {...props} />
      ))}
    </div>
  );
}

function Window({
  window,
  airports,
  shown,
  active,
  onActive,
}: PlaceMapProps & { window: MapWindow }) {
  const { left, top, width, height, pixels } = window;
  const dots = useMemo(() => within(window, airports), [window, airports]);
  const sides = useMemo(() => {
    const scale = (pixels / width) * UNITS_PER_PIXEL;
    const cities = [...new Map(dots.toReversed().map((dot) => [dot.cityCode, dot])).values()];
    const labels = cities.toReversed().map(({ code, city, at }) => ({
      id: code,
      at: { x: at.x * scale, y: at.y * scale },
      width: labelWidth(city, WIDTHS) * UNITS_PER_PIXEL,
    }));
    return placeLabels(labels, { width: width * scale, height: height * scale });
  }, [dots, pixels, width, height]);
  const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;
  const style: CSSProperties = { aspectRatio: `${width} / ${height}` };
  return (
    <div className={styles.window} data-window={window.name} style={style}>
      <svg
        viewBox={`${left} ${top} ${width} ${height}`}
        className={styles.drawing}
        aria-hidden="true"
      >
        <use href={`${land}#land`} className={styles.land} />
      </svg>
      {dots.map(({ code, city, at }) => (
        <Link
          key={code}
          to={`#${code}`}
          tabIndex={-1}
          className={styles.dot}
          style={{ left: percent(at.x, width), top: percent(at.y, height) }}
          data-side={sides.get(code)}
          data-active={code === active || undefined}
          data-out={(shown !== null && !shown.has(code)) || undefined}
          onPointerEnter={() => onActive(code)}
          onPointerLeave={() => onActive(null)}
        >
          <span className={styles.label}>{code === active && !sides.has(code) ? code : city}</span>
        </Link>
      ))}
    </div>
  );
}
