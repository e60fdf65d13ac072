import {
  type CSSProperties,
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useIntl } from 'react-intl';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import { betweenRows, rowsOverWing } from './between-rows.ts';
import { columnsOfGroups, groupsOf, widestOf } from './cabin-columns.ts';
import { ColumnHeaders } from './column-headers.tsx';
import { FacilityRow, UNSAID } from './facility-row.tsx';
import { asInGrid, seatAfter } from './grid-moves.ts';
import { MapColumns } from './map-columns.tsx';
import { byRow } from './row-texts.ts';
import { gridOf, type LiveStates, pricesFor } from './seat-facts.ts';
import type { SeatMapViewFragment } from './seat-map.gen.ts';
import styles from './seat-map.module.css';
import { SeatRow } from './seat-row.tsx';
import type { SeatWords } from './use-seat-sentence.ts';

export type SeatMapProps = {
  readonly map: SeatMapViewFragment;
  /** For whom a seat is chosen now; null before a passenger is selected. */
  readonly passengerId: string | null;
  /** The seats that the party has or has chosen, by passenger. */
  readonly chosen: ReadonlyMap<string, string>;
  readonly live: LiveStates;
  readonly words: SeatWords;
  /** How large a seat is, 1 for the size of a finger. */
  readonly zoom?: number;
  /** A seat was pressed, free or not: what follows is said beside the map. */
  onPress(seatNumber: string): void;
  /** The keyboard or the pointer is at a seat. */
  onHover?(seatNumber: string): void;
};

const seatAt = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-seat]') : null;

/**
 * Its cells are buttons, one of which is in the Tab order: a grid, and no table to be read cell by
 * cell.
 */
const GRID = { role: 'grid' } as const;

/** The seats of a flight as a grid with one Tab stop: arrows, Home and End move within it. */
export function SeatMap(props: SeatMapProps) {
  const { map, passengerId, chosen, live, words, zoom = 1, onPress, onHover } = props;
  const intl = useIntl();
  const frame = useRef<HTMLTableElement>(null);
  const grid = useMemo(() => gridOf(map), [map]);
  const prices = useMemo(() => pricesFor(map, passengerId), [map, passengerId]);
  const names = useMemo(() => map.passengerSegments.map(({ name }) => name), [map]);
  const plan = useMemo(() => planOf(map), [map]);
  const rows = useMemo(() => byRow(map, chosen, live), [map, chosen, live]);
  const [at, setAt] = useState<string | null>(null);
  const [first] = chosen.values();
  const active = at ?? (passengerId && chosen.get(passengerId)) ?? first ?? grid[0]?.[0] ?? null;

  const go = useCallback(
    (number: string) => {
      setAt(number);
      onHover?.(number);
    },
    [onHover],
  );
  const move = useCallback(
    (event: KeyboardEvent) => {
      const from = seatAt(event.target)?.dataset.seat;
      const isLying = getComputedStyle(event.currentTarget).writingMode.startsWith('vertical');
      const to = from && seatAfter(grid, from, isLying ? asInGrid(event) : event);
      if (!to) return;
      event.preventDefault();
      go(to);
      frame.current?.querySelector<HTMLElement>(`[data-seat="${to}"]`)?.focus();
    },
    [grid, go],
  );
  useEffect(() => showOne(frame.current, chosen), [chosen]);
  const press = (event: MouseEvent) => {
    const number = seatAt(event.target)?.dataset.seat;
    if (!number) return;
    go(number);
    onPress(number);
  };
  const look = (event: { readonly target: EventTarget }) => {
    const number = seatAt(event.target)?.dataset.seat;
    if (number) onHover?.(number);
  };

  return (
    <div className={styles.frame}>
      <table
        ref={frame}
        {...GRID}
        aria-label={intl.formatMessage({ id: 'seat-map.label' })}
        className={styles.map}
        data-overview={zoom < 1 || undefined}
        style={{ '--zoom': zoom } as CSSProperties}
        onKeyDown={move}
        onClick={press}
        onPointerOver={look}
        onFocus={look}
      >
        <MapColumns widths={plan.widths} counts={plan.counts} />
        {map.cabins.map((cabin, index) => (
          <tbody key={cabin.cabin} data-cabin={cabin.cabin}>
            {index > 0 && <Divider columns={plan.total} />}
            <ColumnHeaders groups={plan.groups[index] ?? []} />
            {cabin.rows.map((row) => {
              const before = plan.between.get(row.number);
              return (
                <Fragment key={row.number}>
                  {before && <FacilityRow before={before} columns={plan.total} />}
                  <SeatRow
                    row={row}
                    groups={plan.groups[index] ?? []}
                    passengerId={passengerId}
                    prices={prices}
                    names={names}
                    active={row.seats.some(({ seat }) => seat.number === active) ? active : null}
                    chosen={rows.chosen.get(row.number) ?? ''}
                    live={rows.live && (rows.live.get(row.number) ?? '')}
                    wing={row.number === plan.wing[0] ? plan.wing.length : 0}
                    words={words}
                  />
                </Fragment>
              );
            })}
          </tbody>
        ))}
        {plan.behind && (
          <tbody>
            <FacilityRow before={plan.behind} columns={plan.total} />
          </tbody>
        )}
      </table>
      <VisuallyHidden>
        <FormattedMessage id="seat-map.keys" />
      </VisuallyHidden>
    </div>
  );
}

/** A cabin that is wider than the page shows one of the chosen seats at least. */
function showOne(table: HTMLTableElement | null, chosen: SeatMapProps['chosen']): void {
  const frame = table?.parentElement;
  if (!(table && frame)) return;
  const { left, right } = frame.getBoundingClientRect();
  const places = [...chosen.values()].flatMap((number) => {
    const seat = table.querySelector(`[data-seat="${number}"]`);
    return seat ? [seat.getBoundingClientRect()] : [];
  });
  const [first] = places;
  if (!first || places.some((place) => place.left >= left && place.right <= right)) return;
  frame.scrollLeft += first.left - (left + right) / 2;
}

/** What does not depend on the choice: columns, and what lies between the rows. */
function planOf({ cabins, aircraft }: SeatMapViewFragment) {
  const counts = columnsOfGroups(cabins);
  const between = aircraft ? betweenRows(aircraft.seatPlan, cabins) : new Map();
  return {
    counts,
    widths: widestOf(cabins),
    groups: cabins.map((cabin) => groupsOf(cabin, counts)),
    between,
    wing: aircraft ? rowsOverWing(aircraft, cabins) : [],
    behind: between.get('end') ?? null,
    /** The aisles between the groups have a column each. */
    total: counts.reduce((sum, count) => sum + count, counts.length - 1),
  };
}

/** The curtain between two cabins. */
function Divider({ columns }: { columns: number }) {
  return (
    <tr {...UNSAID} className={styles.divider}>
      <td colSpan={columns} />
    </tr>
  );
}
