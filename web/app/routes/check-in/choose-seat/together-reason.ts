import type { SeatMapViewFragment } from '#web/app/components/seat-map/seat-map.gen.ts';
import type { TogetherProposalFragment } from './together-proposal.gen.ts';

/** Why a group of seats is proposed, as its sentence takes it. */
export type TogetherReason = {
  /** Side by side, in two neighbouring rows, or only as near as there are. */
  readonly near: 'BESIDE' | 'ROWS' | 'OTHER';
  /** Whether no other proposal that is as near costs less. */
  readonly cheapest: 'YES' | 'NO';
};

/** The row of each seat, counted from the front: numbers of rows leave some out. */
const rowsOf = ({ cabins }: Pick<SeatMapViewFragment, 'cabins'>): ReadonlyMap<string, number> =>
  new Map(
    cabins
      .flatMap(({ rows }) => rows)
      .flatMap(({ seats }, row) => seats.map(({ seat }): [string, number] => [seat.number, row])),
  );

/** Why one of the proposals is proposed. */
export function reasonFor(
  map: Pick<SeatMapViewFragment, 'cabins'>,
  proposals: readonly TogetherProposalFragment[],
  taken: TogetherProposalFragment,
): TogetherReason {
  const rows = rowsOf(map);
  const nearness = ({ adjacent, seats }: TogetherProposalFragment): TogetherReason['near'] => {
    if (adjacent) return 'BESIDE';
    const used = seats.map(({ seatNumber }) => rows.get(seatNumber) ?? 0);
    return Math.max(...used) - Math.min(...used) === 1 ? 'ROWS' : 'OTHER';
  };
  const near = nearness(taken);
  const asNear = proposals.filter((one) => nearness(one) === near);
  const isCheapest = asNear.every(({ total }) => total.amount >= taken.total.amount);
  return { near, cheapest: isCheapest ? 'YES' : 'NO' };
}
