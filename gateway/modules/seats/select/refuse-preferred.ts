import { choicePath, type Seating } from './party.ts';
import { SeatsRefused } from './seats-refused.ts';

/**
 * What costs more than the fare is sold to the browser that sees the order with which it is paid. With one flight alone, the
 * fare's own seats can be chosen.
 * @throws SeatsRefused SEAT_BLOCKED
 */
export const refusePreferred = (preferred: readonly Seating[]): void => {
  const refused = preferred.filter(
    ({ passenger }) => passenger.segment.order.onlySegment !== undefined,
  );
  if (refused.length > 0)
    throw new SeatsRefused(
      ...refused.map(({ index }) => ({
        code: 'SEAT_BLOCKED' as const,
        path: choicePath(index, 'seatNumber'),
      })),
    );
};
