/** The seat numbers of a cabin, row by row from front to back and from left to right. */
export type SeatGrid = readonly (readonly string[])[];

function placeOf(grid: SeatGrid, number: string) {
  const row = grid.findIndex((seats) => seats.includes(number));
  return { row, place: grid[row]?.indexOf(number) ?? -1 };
}

const letterOf = (number: string): string => number.replace(/^\d+/, '');

/** The seat of a row with the same letter, or else the nearest: cabins have different letters. */
function inRow(seats: readonly string[] | undefined, from: string): string | null {
  if (!seats) return null;
  const same = seats.find((number) => letterOf(number) === letterOf(from));
  return same ?? seats.findLast((number) => letterOf(number) < letterOf(from)) ?? seats[0] ?? null;
}

type Press = { readonly key: string; readonly ctrlKey: boolean };

/** The cabin lies with its nose at the left, so that its left side is below. */
const LYING: Readonly<Record<string, string>> = {
  ArrowRight: 'ArrowDown',
  ArrowLeft: 'ArrowUp',
  ArrowUp: 'ArrowRight',
  ArrowDown: 'ArrowLeft',
};

/** An arrow of a map that lies along the page, as the grid knows it; other keys as they are. */
export const asInGrid = ({ key, ctrlKey }: Press): Press => ({ key: LYING[key] ?? key, ctrlKey });

/**
 * Where a key leads from a seat of the map: arrows to the neighbours, Home and End to the ends of
 * the row, with Control to the first and the last seat of the aircraft, Page Up and Page Down five
 * rows.
 * @returns null for a key that does not move, and at the edges
 */
export function seatAfter(grid: SeatGrid, from: string, { key, ctrlKey }: Press): string | null {
  const { row, place } = placeOf(grid, from);
  const own = grid[row];
  if (!own) return null;
  const rowsOn = (rows: number) =>
    inRow(grid[Math.min(grid.length - 1, Math.max(0, row + rows))], from);
  switch (key) {
    case 'ArrowRight':
      return own[place + 1] ?? null;
    case 'ArrowLeft':
      return own[place - 1] ?? null;
    case 'ArrowDown':
      return rowsOn(1);
    case 'ArrowUp':
      return rowsOn(-1);
    case 'PageDown':
      return rowsOn(5);
    case 'PageUp':
      return rowsOn(-5);
    case 'Home':
      return (ctrlKey ? grid[0] : own)?.[0] ?? null;
    case 'End':
      return (ctrlKey ? grid.at(-1) : own)?.at(-1) ?? null;
    default:
      return null;
  }
}
