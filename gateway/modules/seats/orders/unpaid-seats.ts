import type { ChosenSeat } from '#gateway/modules/seats/seat.model.ts';

/**
 * The seat orders that wait for payment among seats, by the place of the segment that they are for.
 */
export const unpaidIn = (chosen: readonly ChosenSeat[]): ReadonlyMap<number, string> =>
  new Map(
    chosen.flatMap(({ state, seatOrderId, segmentIndex }) =>
      state === 'HELD' && seatOrderId ? [[segmentIndex, seatOrderId]] : [],
    ),
  );
