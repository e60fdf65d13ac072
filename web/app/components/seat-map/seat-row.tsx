import { memo } from 'react';
import type { MapCabin, MapRow, ZonePrices } from './seat-facts.ts';
import { seatFor } from './seat-facts.ts';
import styles from './seat-map.module.css';
import type { useSeatSentence } from './use-seat-sentence.ts';

export type SeatRowProps = {
  readonly row: MapRow;
  readonly columns: MapCabin['columns'];
  readonly passengerId: string | null;
  readonly prices: ZonePrices;
  /** The seat of this row that the keyboard is at; null when it is in another row. */
  readonly active: string | null;
  /** The seats of this row that were chosen and not submitted yet, joined by spaces. */
  readonly chosen: string;
  readonly sentenceOf: ReturnType<typeof useSeatSentence>;
};

/** A row of the map: plain elements, rendered again only when something in it changes. */
export const SeatRow = memo(function SeatRow({
  row,
  columns,
  passengerId,
  prices,
  active,
  chosen,
  sentenceOf,
}: SeatRowProps) {
  const mine = chosen.split(' ');
  const cells = columns.map((letters) =>
    row.seats.filter((one) => letters.includes(one.seat.letter)),
  );
  return (
    <tr className={styles.row} data-exit={row.exitRow || undefined}>
      {cells.flatMap((seats, group) => [
        ...(group === 1
          ? [
              <th key="number" scope="row" className={styles.number}>
                {row.number}
              </th>,
            ]
          : group > 1
            ? [<td key={`before ${columns[group]}`} className={styles.aisle} />]
            : []),
        ...seats.map((one) => {
          const { number } = one.seat;
          const facts = seatFor(one, passengerId, prices);
          const selected = mine.includes(number) || facts.state === 'SELECTED';
          const state = selected ? 'SELECTED' : facts.state;
          return (
            <td key={number} className={styles.cell}>
              <button
                type="button"
                data-seat={number}
                data-state={state}
                data-zone={one.zone}
                className={styles.seat}
                tabIndex={active === number ? 0 : -1}
                aria-pressed={selected}
                aria-disabled={state !== 'FREE' && state !== 'SELECTED'}
                aria-label={sentenceOf({ ...facts, state })}
              >
                <span aria-hidden="true">{SIGNS[state] ?? one.seat.letter}</span>
              </button>
            </td>
          );
        }),
      ])}
    </tr>
  );
});

/** What a seat shows in the place of its letter, so that no state is told by colour alone. */
const SIGNS: Partial<Record<string, string>> = {
  SELECTED: '✓',
  HELD: '…',
  TAKEN: '×',
  BLOCKED: '–',
  REFUSED: '/',
};
