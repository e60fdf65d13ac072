import type { PlannedCabin } from './plan-geometry.ts';

/** What a table says of a cabin's rows. */
export type RowFacts = {
  readonly first: number;
  readonly last: number;
  /** Numbers between them that no row has. */
  readonly skipped: readonly number[];
  readonly exitRows: readonly number[];
  /** Seat numbers. */
  readonly bassinets: readonly string[];
};

/** Derives from the rows what is worth saying about them. */
export function rowFacts({ rows }: PlannedCabin): RowFacts {
  const numbers = new Set(rows.map((row) => row.number));
  const first = Math.min(...numbers);
  const last = Math.max(...numbers);
  return {
    first,
    last,
    skipped: Array.from({ length: last - first }, (_, index) => first + index).filter(
      (number) => !numbers.has(number),
    ),
    exitRows: rows.filter((row) => row.exitRow).map((row) => row.number),
    bassinets: rows.flatMap((row) =>
      row.seats.filter(({ kind }) => kind === 'BASSINET').map(({ letter }) => row.number + letter),
    ),
  };
}
