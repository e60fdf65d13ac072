import { type LiveStates, seatsOf } from './seat-facts.ts';
import type { SeatMapViewFragment } from './seat-map.gen.ts';

/**
 * What changes in the rows of a map, as texts by row number: a row is rendered again only when its
 * own text is another.
 */
export type RowTexts = {
  readonly chosen: ReadonlyMap<number, string>;
  readonly live: ReadonlyMap<number, string> | null;
};

const rowOf = (number: string): number => Number.parseInt(number, 10);

function joined(pairs: Iterable<readonly [string, string | number]>): Map<number, string> {
  const texts = new Map<number, string>();
  for (const [number, value] of pairs) {
    const row = rowOf(number);
    texts.set(row, `${texts.get(row) ?? ''} ${number} ${value}`.trim());
  }
  return texts;
}

/**
 * The seats that are chosen, with the place of their passenger in the party from 1, and those that
 * are not free now.
 */
export const byRow = (
  map: Pick<SeatMapViewFragment, 'cabins' | 'passengerSegments'>,
  chosen: ReadonlyMap<string, string>,
  live: LiveStates,
): RowTexts => ({
  chosen: joined(
    map.passengerSegments.flatMap(({ id }, index): [string, number][] => {
      const number = chosen.get(id);
      return number ? [[number, index + 1]] : [];
    }),
  ),
  live:
    live &&
    joined(
      seatsOf(map).flatMap(({ seat: { number } }): [string, string][] => {
        const state = live.get(number);
        return state ? [[number, state]] : [];
      }),
    ),
});
