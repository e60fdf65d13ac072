import type { Order } from '#gateway/modules/orders/order.model.ts';

/** Passengers with a coupon on a segment that can still be decided about; infants sit on a lap. */
export const concerned = (order: Order, index: number) =>
  order.passengers.filter(({ id }) =>
    order.tickets.some(
      ({ passengerId, coupons }) =>
        passengerId === id &&
        coupons.some(
          ({ segmentIndex, state, procedure }) =>
            segmentIndex === index &&
            (state === 'OPEN' || state === 'CHECKED_IN') &&
            procedure !== 'REFUND',
        ),
    ),
  );

/** The ids of those whom a change of a segment concerns. */
export const affectedPassengersOn = (order: Order, index: number): string[] =>
  concerned(order, index).map(({ id }) => id);
