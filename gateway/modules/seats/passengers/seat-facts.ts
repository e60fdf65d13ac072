import type { OrderFactSource } from '#gateway/modules/orders/order-dependencies.ts';
import { seatsOfRead } from './seats-of-read-order.ts';

/** Whether preferred seats of an order wait for payment, asked by the orders. */
export const seatFacts: OrderFactSource = async (db, order, now) => {
  const seats = await seatsOfRead(db, order, now);
  return {
    unpaidSeats: seats.some(({ state, seatOrderId }) => state === 'HELD' && seatOrderId !== null),
  };
};
