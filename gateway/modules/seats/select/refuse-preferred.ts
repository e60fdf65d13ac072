import { isSoldWithBooking, soldWhere } from '#gateway/modules/seats/map/propose-seats.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { SelectSeatsErrorCode } from '#gateway/resolvers.gen.ts';
import type { SeatPrice } from '#schema/rules/after-sale/seat-price.ts';
import { choicePath, type Seating } from './party.ts';

/**
 * What costs more than the fare is sold to the browser that sees the order with which it is paid (RULES 6.23).
 * @throws Refused SOLD_WITH_BOOKING, or OTHER_CHANNEL where the ticket was bought elsewhere
 */
export const refusePreferred = (
  preferred: readonly { readonly seating: Seating; readonly price: Pick<SeatPrice, 'total'> }[],
): void => {
  const refused = preferred.filter(({ seating, price }) =>
    isSoldWithBooking(seating.passenger, price),
  );
  if (refused.length > 0)
    throw new Refused<SelectSeatsErrorCode>(
      ...refused.map(({ seating }) => ({
        code: soldWhere(seating.passenger),
        path: choicePath(seating.index, 'seatNumber'),
      })),
    );
};
