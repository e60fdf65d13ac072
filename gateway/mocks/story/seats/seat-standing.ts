import type { PassengerSegment } from '#gateway/mocks/story/segments/passenger-segment.ts';
import type { Story } from '#gateway/mocks/story/story.ts';
import { isExpired } from '#schema/rules/orders/payment-window.ts';
import type { SeatChoice, StoredSeatOrder } from './seat-choice.model.ts';
import { seatOrderAt } from './seat-order-standing.ts';

/** The seat of one passenger on one flight; null where none is chosen, or its hold is over. */
export const seatOf = (
  { seats }: Story,
  { key }: Pick<PassengerSegment, 'key'>,
  now: Date,
): SeatChoice | null => {
  const seat = seats.get(key) ?? null;
  return seat?.heldUntil && isExpired(seat.heldUntil, now) ? null : seat;
};

/** The seat order of an order on one flight that waits to be paid. */
export const unpaidSeatsOn = (
  { seatOrders }: Story,
  orderId: string,
  flight: string,
  now: Date,
): StoredSeatOrder | null =>
  [...seatOrders.values()]
    .map((one) => seatOrderAt(one, now))
    .find(
      (one) =>
        one.orderId === orderId && one.flightId === flight && one.state === 'PENDING_PAYMENT',
    ) ?? null;

/** Whose seat of a flight is chosen in the story, by number. */
export const takenOn = (
  story: Story,
  flight: string,
  now: Date,
): ReadonlyMap<string, { readonly key: string; readonly choice: SeatChoice }> =>
  new Map(
    [...story.seats.keys()].flatMap((key) => {
      const choice = seatOf(story, { key }, now);
      return choice?.flightId === flight ? [[choice.number, { key, choice }] as const] : [];
    }),
  );
