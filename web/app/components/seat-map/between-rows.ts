import type { MapCabin } from './seat-facts.ts';
import type { SeatMapViewFragment } from './seat-map.gen.ts';

type Plan = NonNullable<SeatMapViewFragment['aircraft']>['seatPlan'];
type Facility = Plan['facilities'][number];
type Side = Facility['side'];

/**
 * What is in front of a row and no seat: doors on both sides, and what stands there from left to
 * right.
 */
export type BeforeRow = {
  readonly door: boolean;
  readonly facilities: Readonly<Partial<Record<Side, Facility['kind']>>>;
};

const middleOf = ({ fromMm, toMm }: { readonly fromMm: number; readonly toMm: number }) =>
  (fromMm + toMm) / 2;

/**
 * What lies in front of each row of a map, by the plan that the aircraft pages render, too: keyed
 * by row number, and by `end` what is behind the last row.
 */
export function betweenRows(
  { exits, facilities, cabins }: Plan,
  shown: readonly MapCabin[],
): ReadonlyMap<number | 'end', BeforeRow> {
  const numbers = new Set(shown.flatMap(({ rows }) => rows.map(({ number }) => number)));
  const rows = cabins.flatMap((cabin) => cabin.rows.filter(({ number }) => numbers.has(number)));
  const placed = new Map<number | 'end', { door: boolean; facilities: BeforeRow['facilities'] }>();
  const before = (millimetres: number): number | 'end' =>
    rows.find(({ toMm }) => millimetres < toMm)?.number ?? 'end';
  const at = (millimetres: number) => {
    const row = before(millimetres);
    const found = placed.get(row) ?? { door: false, facilities: {} };
    placed.set(row, found);
    return found;
  };
  for (const exit of exits) if (exit.kind === 'DOOR') at(middleOf(exit)).door = true;
  for (const facility of facilities) {
    const found = at(middleOf(facility));
    found.facilities = { ...found.facilities, [facility.side]: facility.kind };
  }
  return placed;
}
