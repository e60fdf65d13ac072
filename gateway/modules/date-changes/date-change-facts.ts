import type { OrderFactSource } from '#gateway/modules/orders/order-sources.ts';
import { changesByChoice } from './read/chain.repository.ts';

/** How often the tickets of an order were changed by choice, asked by the orders. */
export const dateChangeFacts: OrderFactSource = async (db, orderId) => ({
  dateChanges: await changesByChoice(db, orderId),
});
