import { isUnpaid } from '#gateway/modules/seats/passengers/seat-capability.ts';
import { choicePath, type Seating } from './party.ts';
import { SeatsRefused } from './seats-refused.ts';

const refuse = (refused: readonly Seating[], code: 'NOT_TICKETED' | 'SEAT_BLOCKED') => {
  if (refused.length > 0)
    throw new SeatsRefused(
      ...refused.map(({ index }) => ({ code, path: choicePath(index, 'seatNumber') })),
    );
};

/**
 * What costs more than the fare is sold when there are tickets, and to who sees the order that it is paid with: until then, and
 * with a flight alone, the fare's own seats can be chosen.
 * @throws SeatsRefused NOT_TICKETED or SEAT_BLOCKED
 */
export const refusePreferred = (preferred: readonly Seating[]): void => {
  refuse(
    preferred.filter(({ passenger }) => isUnpaid(passenger.segment.order)),
    'NOT_TICKETED',
  );
  refuse(
    preferred.filter(({ passenger }) => passenger.segment.order.onlySegment !== undefined),
    'SEAT_BLOCKED',
  );
};
