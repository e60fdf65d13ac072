import type { CSSProperties } from 'react';
import type { FlightLineFragment } from './flight-line.gen.ts';
import styles from './flight-track.module.css';

const WHOLE = 1000;

/**
 * Dot, line, dot: solid as far as the flight has come, dashes for the rest, a ring where it landed
 * elsewhere.
 */
export function FlightTrack({
  flight,
}: {
  flight: Pick<FlightLineFragment, 'state' | 'progress'>;
}) {
  const { state, progress } = flight;
  const flown = { '--flown': progress.permille / WHOLE } as CSSProperties;
  return <span className={styles.track} style={flown} data-state={state} aria-hidden="true" />;
}
