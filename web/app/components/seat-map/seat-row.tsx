import { type CSSProperties, memo } from 'react';
import { type SeatGroup, seatsByGroup } from './cabin-columns.ts';
import {
  type MapRow,
  type SeatForPassenger,
  type SeatState,
  seatFor,
  stateNow,
  type ZonePrices,
} from './seat-facts.ts';
import styles from './seat-map.module.css';
import type { SeatWords } from './use-seat-sentence.ts';

export type SeatRowProps = {
  readonly row: MapRow;
  readonly groups: readonly SeatGroup[];
  readonly passengerId: string | null;
  readonly prices: ZonePrices;
  /** The names of the party, in its order. */
  readonly names: readonly string[];
  /** The seat of this row that the keyboard is at; null when it is in another row. */
  readonly active: string | null;
  /** The seats of this row that are chosen, each with its passenger: `21C 1 21D 2`. */
  readonly chosen: string;
  /** The seats of this row that are not free now: `21A TAKEN`; null before anything is live. */
  readonly live: string | null;
  /** Where the wings begin: over how many rows they reach; 0 for other rows. */
  readonly wing: number;
  readonly words: SeatWords;
};

/** Reads `21C 1 21D 2` as pairs. */
function pairsIn(text: string): Map<string, string> {
  const parts = text.split(' ').filter(Boolean);
  return new Map(
    parts.flatMap((part, index): [string, string][] =>
      index % 2 === 0 ? [[part, parts[index + 1] ?? '']] : [],
    ),
  );
}

/** A row of the map: plain elements, rendered again only when something in it changes. */
export const SeatRow = memo(function SeatRow(props: SeatRowProps) {
  const { row, groups, passengerId, prices, names, active, wing, words } = props;
  const chosen = pairsIn(props.chosen);
  const live = props.live === null ? null : (pairsIn(props.live) as Map<string, SeatState>);
  return (
    <tr
      data-exit={row.exitRow || undefined}
      data-wing={wing > 0 || undefined}
      style={wing > 0 ? ({ '--rows': wing } as CSSProperties) : undefined}
    >
      {seatsByGroup(groups, row).flatMap(({ letters, span, seats }, group) => [
        ...(group === 1
          ? [
              <th key="number" scope="row" className={styles.number}>
                {row.number}
              </th>,
            ]
          : group > 1
            ? [<td key={`before ${letters}`} />]
            : []),
        ...seats.map((one) => {
          const { number, letter } = one.seat;
          const chosenFor = Number(chosen.get(number) ?? 0) || null;
          const facts = seatFor(one, passengerId, prices, stateNow(one, live), chosenFor);
          const { state } = facts;
          const name = chosenFor === null ? null : (names[chosenFor - 1] ?? null);
          return (
            <td key={number} colSpan={span} className={styles.cell}>
              <button
                type="button"
                data-seat={number}
                data-state={state}
                data-zone={one.zone}
                className={styles.seat}
                tabIndex={active === number ? 0 : -1}
                aria-pressed={chosenFor !== null}
                aria-disabled={(state !== 'FREE' && state !== 'SELECTED') || undefined}
                aria-label={words.sentence(facts, name)}
              >
                {chosenFor ?? SIGNS[state] ?? letter}
              </button>
            </td>
          );
        }),
      ])}
    </tr>
  );
});

/** What a seat shows in the place of its letter, so that no state is shown by colour alone. */
export const SIGNS: Partial<Record<SeatForPassenger['state'], string>> = {
  HELD: '…',
  TAKEN: '×',
  BLOCKED: '–',
  REFUSED: '/',
  OTHER_CABIN: '·',
};
