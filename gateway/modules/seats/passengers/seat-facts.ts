import type { OrderFactSource } from '#gateway/modules/orders/order-sources.ts';
import { liveSeatsOf } from '#gateway/modules/seats/chosen-seats.repository.ts';
import { AIRLINE } from '#gateway/sessions/reader.ts';

/** Whether preferred seats of an order wait for payment, asked by the orders. */
export const seatFacts: OrderFactSource = async (db, orderId, now) => {
  const seats = await liveSeatsOf(db, [orderId], AIRLINE, now);
  return {
    unpaidSeats: seats.some(({ state, seatOrderId }) => state === 'HELD' && seatOrderId !== null),
  };
};
