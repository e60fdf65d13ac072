import type { OrderFactSource } from '#gateway/modules/orders/order-dependencies.ts';
import { chainOfRead } from './read/of-read-order.ts';

/** How often the tickets of an order were changed by choice, asked by the orders. */
export const dateChangeFacts: OrderFactSource = async (db, order, now) => {
  const { changesByChoice: dateChanges } = await chainOfRead(db, order, now);
  return { dateChanges };
};
