import { type KeyboardEvent, type MouseEvent, useCallback, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { seatAfter } from './grid-moves.ts';
import { gridOf, pricesFor } from './seat-facts.ts';
import type { SeatMapViewFragment } from './seat-map.gen.ts';
import styles from './seat-map.module.css';
import { SeatRow } from './seat-row.tsx';
import { useSeatSentence } from './use-seat-sentence.ts';

export type SeatMapProps = {
  readonly map: SeatMapViewFragment;
  /** For whom a seat is chosen now; null before a passenger is selected. */
  readonly passengerId: string | null;
  /** Seats that were chosen and not submitted yet. */
  readonly chosen: readonly string[];
  /** A seat was pressed, free or not: what follows is said beside the map. */
  onPress(seatNumber: string): void;
};

const seatAt = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-seat]') : null;

/** Its cells are buttons, one of which is in the Tab order: a grid, and no table to be read cell by cell. */
const GRID = { role: 'grid' } as const;

/** The seats of a flight as a grid with one Tab stop: arrows, Home and End move within it. */
export function SeatMap({ map, passengerId, chosen, onPress }: SeatMapProps) {
  const intl = useIntl();
  const frame = useRef<HTMLTableElement>(null);
  const grid = useMemo(() => gridOf(map), [map]);
  const prices = useMemo(() => pricesFor(map, passengerId), [map, passengerId]);
  const sentenceOf = useSeatSentence();
  const [at, setAt] = useState<string | null>(null);
  const active = at ?? chosen[0] ?? grid[0]?.[0] ?? null;

  const move = useCallback(
    (event: KeyboardEvent) => {
      const from = seatAt(event.target)?.dataset.seat;
      const to = from && seatAfter(grid, from, event);
      if (!to) return;
      event.preventDefault();
      setAt(to);
      frame.current?.querySelector<HTMLElement>(`[data-seat="${to}"]`)?.focus();
    },
    [grid],
  );
  const press = (event: MouseEvent) => {
    const number = seatAt(event.target)?.dataset.seat;
    if (!number) return;
    setAt(number);
    onPress(number);
  };

  return (
    <div className={styles.frame}>
      <table
        ref={frame}
        {...GRID}
        aria-label={intl.formatMessage({ id: 'seat-map.label' })}
        className={styles.map}
        onKeyDown={move}
        onClick={press}
      >
        {map.cabins.map(({ cabin, columns, rows }) => (
          <tbody key={cabin} data-cabin={cabin}>
            <tr>
              {columns.flatMap((letters, group) => [
                ...(group === 1
                  ? [
                      <th key="number" scope="col" className={styles.number}>
                        <span className={styles.hidden}>
                          <FormattedMessage id="seat-map.row" />
                        </span>
                      </th>,
                    ]
                  : group > 1
                    ? [<td key={`before ${letters}`} className={styles.aisle} />]
                    : []),
                ...[...letters].map((letter) => (
                  <th key={letter} scope="col" className={styles.letter}>
                    {letter}
                  </th>
                )),
              ])}
            </tr>
            {rows.map((row) => (
              <SeatRow
                key={row.number}
                row={row}
                columns={columns}
                passengerId={passengerId}
                prices={prices}
                active={row.seats.some(({ seat }) => seat.number === active) ? active : null}
                chosen={row.seats
                  .filter(({ seat }) => chosen.includes(seat.number))
                  .map(({ seat }) => seat.number)
                  .join(' ')}
                sentenceOf={sentenceOf}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
