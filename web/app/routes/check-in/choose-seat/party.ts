import { LIMITS } from '#schema/codes/base/limits.ts';
import type { SeatedPassengerFragment } from '#web/app/components/seat-order/seated-passenger.gen.ts';

export type Seated = SeatedPassengerFragment;

/**
 * Those of an order on one flight: for whom seats are chosen together, who could be, and who
 * cannot, with the reason.
 */
export type SeatParty = {
  readonly chosen: readonly Seated[];
  readonly mayChoose: readonly Seated[];
  readonly refused: readonly {
    readonly code: string;
    readonly passengers: readonly Seated[];
  }[];
};

const verdictOn = ({ capabilities }: Seated) =>
  capabilities.find(({ action }) => action === 'SELECT_SEAT');

/** The most for whom seats are chosen in one step: a main passenger and the fellows. */
export const PARTY_SIZE = 1 + LIMITS.fellowPassengers;

/**
 * Divides those on a segment of an order. Infants on a lap have no seat and are in none of the
 * lists.
 * @param named for whom seats are chosen; none: the first of those who may
 */
export function partyOn(
  passengers: readonly Seated[],
  segment: number,
  named: readonly string[],
): SeatParty {
  const there = passengers.filter(
    (one) => one.segment?.index === segment && one.passengerType !== 'INF',
  );
  const mayChoose = there.filter((one) => verdictOn(one)?.allowed);
  const asked = mayChoose.filter(({ id }) => named.includes(id));
  const codes = Map.groupBy(
    there.filter((one) => !verdictOn(one)?.allowed),
    (one) => verdictOn(one)?.reason?.code ?? 'NOT_YET_OFFERED',
  );
  return {
    mayChoose,
    chosen: (asked.length > 0 ? asked : mayChoose).slice(0, PARTY_SIZE),
    refused: [...codes].map(([code, among]) => ({ code, passengers: among })),
  };
}
