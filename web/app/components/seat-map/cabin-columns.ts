import type { MapCabin, MapRow } from './seat-facts.ts';

/** A group of seats of a row, and how many columns of the table each of them spans. */
export type SeatGroup = { readonly letters: string; readonly span: number };

function commonMultiple(numbers: readonly number[]): number {
  const divides = (candidate: number) => numbers.every((number) => candidate % number === 0);
  let multiple = Math.max(1, ...numbers);
  while (!divides(multiple)) multiple += 1;
  return multiple;
}

/**
 * How many columns of the table each group of seats has: as many as its seats can share evenly in
 * every cabin, so that two business seats are as wide as the three of economy behind them.
 */
export function columnsOfGroups(cabins: readonly Pick<MapCabin, 'columns'>[]): number[] {
  const groups = Math.max(0, ...cabins.map(({ columns }) => columns.length));
  return Array.from({ length: groups }, (_, group) =>
    commonMultiple(cabins.flatMap(({ columns }) => columns[group]?.length ?? [])),
  );
}

/** The groups of a cabin with the span of their seats. */
export const groupsOf = (
  { columns }: Pick<MapCabin, 'columns'>,
  columnsOf: readonly number[],
): SeatGroup[] =>
  columns.map((letters, group) => ({
    letters,
    span: (columnsOf[group] ?? letters.length) / letters.length,
  }));

/** The most seats that a row of the aircraft has in each group: they decide how wide it is. */
export const widestOf = (cabins: readonly Pick<MapCabin, 'columns'>[]): number[] =>
  columnsOfGroups(cabins).map((_, group) =>
    Math.max(...cabins.map(({ columns }) => columns[group]?.length ?? 0)),
  );

/** The seats of a row, group by group. */
export const seatsByGroup = (groups: readonly SeatGroup[], { seats }: MapRow) =>
  groups.map(({ letters, span }) => ({
    letters,
    span,
    seats: seats.filter(({ seat }) => letters.includes(seat.letter)),
  }));
