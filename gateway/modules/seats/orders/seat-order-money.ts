import type { ChosenSeat, SeatOrder } from '#gateway/modules/seats/seat.model.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { type Money, subtractMoney, sumMoney, zeroMoney } from '#schema/rules/base/money.ts';

/**
 * The seat orders that wait for payment among seats, by the place of the segment that they are for.
 */
export const unpaidIn = (chosen: readonly ChosenSeat[]): ReadonlyMap<number, string> =>
  new Map(
    chosen.flatMap(({ state, seatOrderId, segmentIndex }) =>
      state === 'HELD' && seatOrderId ? [[segmentIndex, seatOrderId]] : [],
    ),
  );

/** The items that a seat order is about: while it waits for payment, those that still do. */
const countedIn = ({ items, state }: SeatOrder) =>
  state === 'PENDING_PAYMENT' ? items.filter((item) => item.state === 'HELD') : items;

/** What the seats of an order cost together. */
export const totalOf = (order: SeatOrder): Money =>
  sumMoney(
    countedIn(order).map(({ price }) => price.total),
    BRAND.currency,
  );

/** What was paid for seats given back in exchange, and counts towards it. */
export const creditOf = (order: SeatOrder): Money =>
  sumMoney(
    countedIn(order).map(({ credit }) => credit),
    BRAND.currency,
  );

/** What is to be paid now; zero once it is paid or closed. */
export const amountDueOf = (order: SeatOrder): Money =>
  order.state === 'PENDING_PAYMENT'
    ? subtractMoney(totalOf(order), creditOf(order))
    : zeroMoney(BRAND.currency);
