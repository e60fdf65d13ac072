import type { CabinPlanFragment } from './cabin-plan.gen.ts';
import styles from './cabin-plan.module.css';
import {
  acrossOf,
  aislesOf,
  type PlannedCabin,
  slotOf,
  startsBlock,
  templateOf,
} from './plan-geometry.ts';
import { BASSINET, LEG_ROOM, SEAT_DEPTH, SeatShape } from './plan-symbols.tsx';

const CM = 10;
/** A bed reaches further forward than a seat, and so does what is fixed in front of it. */
const BEFORE_SHELL = 'translate(-40 0)';

export type CabinRowsProps = {
  /** Of this cabin in the page, for what is drawn once and used often. */
  id: string;
  cabin: PlannedCabin;
  cabinWidthMm: number;
  design: CabinPlanFragment['cabins'][number]['seatDesign'];
};

/** The seats of one cabin: rows that look the same are one drawing, used again at each place. */
export function CabinRows({ id, cabin, cabinWidthMm, design }: CabinRowsProps) {
  const { rows } = cabin;
  const across = (letter: string) => acrossOf(cabin, letter, cabinWidthMm);
  const templates = [...new Map(rows.map((row) => [templateOf(row), row])).entries()];
  const middle = SEAT_DEPTH[design] / 2 + 2;
  return (
    <g data-cabin={cabin.cabin} className={styles.cabin}>
      <defs>
        <g id={`${id}-seat`}>
          <SeatShape design={design} slot={slotOf(cabin, cabinWidthMm)} />
        </g>
        {templates.map(([template, { seats }]) => (
          <g key={template} id={`${id}-${template}`}>
            {seats.map(({ letter, kind }) => (
              <g
                key={letter}
                data-kind={kind}
                className={styles.seat}
                transform={`translate(-4 ${across(letter).toFixed(1)})`}
              >
                <use href={`#${id}-seat`} />
                {kind === 'EXIT_ROW' && <path d={LEG_ROOM} className={styles.legRoom} />}
                {kind === 'BASSINET' && (
                  <path
                    d={BASSINET}
                    className={styles.bassinet}
                    {...(design === 'FLAT_BED' && { transform: BEFORE_SHELL })}
                  />
                )}
              </g>
            ))}
          </g>
        ))}
      </defs>
      {rows.map((row) => (
        <use key={row.number} href={`#${id}-${templateOf(row)}`} x={row.toMm / CM} />
      ))}
      {rows.map((row) =>
        aislesOf(cabin, cabinWidthMm).map((aisle) => (
          <text
            key={`${row.number} ${aisle}`}
            x={row.toMm / CM - middle}
            y={aisle}
            className={styles.number}
          >
            {row.number}
          </text>
        )),
      )}
      {rows
        .filter((row) => startsBlock(cabin, row))
        .flatMap((row) =>
          row.seats.map(({ letter }) => (
            <text
              key={`${row.number}${letter}`}
              x={row.toMm / CM - middle - 4}
              y={across(letter)}
              className={styles.letter}
            >
              {letter}
            </text>
          )),
        )}
    </g>
  );
}
