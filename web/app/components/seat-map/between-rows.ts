import type { MapCabin } from './seat-facts.ts';
import type { SeatMapViewFragment } from './seat-map.gen.ts';

type Aircraft = NonNullable<SeatMapViewFragment['aircraft']>;
type Plan = Aircraft['seatPlan'];
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

/** The rows of a plan that are on a map. */
function rowsOn({ cabins }: Plan, shown: readonly MapCabin[]) {
  const numbers = new Set(shown.flatMap(({ rows }) => rows.map(({ number }) => number)));
  return cabins.flatMap((cabin) => cabin.rows.filter(({ number }) => numbers.has(number)));
}

/** The numbers of the rows that have a wing beside their windows, from front to back. */
export const rowsOverWing = (
  { dimensions: { wingFromMm, wingToMm }, seatPlan }: Pick<Aircraft, 'dimensions' | 'seatPlan'>,
  shown: readonly MapCabin[],
): number[] =>
  rowsOn(seatPlan, shown)
    .filter(({ fromMm, toMm }) => toMm > wingFromMm && fromMm < wingToMm)
    .map(({ number }) => number);

const middleOf = ({ fromMm, toMm }: { readonly fromMm: number; readonly toMm: number }) =>
  (fromMm + toMm) / 2;

/**
 * What lies in front of each row of a map, by the plan that the aircraft pages render, too: keyed
 * by row number, and by `end` what is behind the last row.
 */
export function betweenRows(
  plan: Plan,
  shown: readonly MapCabin[],
): ReadonlyMap<number | 'end', BeforeRow> {
  const { exits, facilities } = plan;
  const rows = rowsOn(plan, shown);
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
