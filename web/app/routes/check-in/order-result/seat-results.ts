import type { SeatOrderStatusFragment } from '#web/app/components/seat-order/seat-order-status.gen.ts';
import type { SeatedPassengerFragment } from '#web/app/components/seat-order/seated-passenger.gen.ts';

/** What became of the seat of one passenger. */
export type SeatResult = {
  readonly id: string;
  readonly name: string;
  /** The seat that they have, or did not get; null where none was chosen. */
  readonly seat: string | null;
  readonly state: 'CONFIRMED' | 'HELD' | 'LOST' | 'NONE';
  readonly documentNumber: string | null;
};

function stateOf(item: SeatOrderStatusFragment['items'][number]['state']): SeatResult['state'] {
  if (item === 'CONFIRMED') return 'CONFIRMED';
  return item === 'HELD' ? 'HELD' : 'LOST';
}

/**
 * What became of a choice: of the seats of a seat order, or where there is none, of everyone on the
 * segment. A passenger whose new seat was not paid may still have the one before.
 */
export function seatResults(
  passengers: readonly SeatedPassengerFragment[],
  seatOrder: SeatOrderStatusFragment | null,
): SeatResult[] {
  if (seatOrder)
    return seatOrder.items.map(({ passengerSegment, seatNumber, state, documentNumber }) => ({
      id: passengerSegment.id,
      name: passengerSegment.name,
      seat: seatNumber,
      state: stateOf(state),
      documentNumber,
    }));
  return passengers
    .filter(({ passengerType }) => passengerType !== 'INF')
    .map(({ id, name, seat }) => ({
      id,
      name,
      seat: seat?.number ?? null,
      state: seat ? (seat.state === 'HELD' ? 'HELD' : 'CONFIRMED') : 'NONE',
      documentNumber: seat?.documentNumber ?? null,
    }));
}

/**
 * How the choice as a whole ended.
 * @param withOrder the flight order is not paid either: its seats are held until it is (RULES 6.21)
 */
export function outcomeOf(
  results: readonly SeatResult[],
  withOrder: boolean,
): 'ALL' | 'SOME' | 'HELD' | 'OPEN' | 'NONE' {
  const confirmed = results.filter(({ state }) => state === 'CONFIRMED').length;
  if (results.some(({ state }) => state === 'HELD')) return withOrder ? 'HELD' : 'OPEN';
  if (confirmed === 0) return 'NONE';
  return results.some(({ state }) => state === 'LOST') ? 'SOME' : 'ALL';
}
