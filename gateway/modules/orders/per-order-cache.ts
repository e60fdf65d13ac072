import type { Database } from '#gateway/database/database.ts';
import type { Order } from './order.model.ts';

/** A question about an order that was read. */
export type OrderQuestion<Answer> = (db: Database, order: Order, now: Date) => Promise<Answer>;

/**
 * Asks the database once what several fields, facts and actions ask of the same order. The answer
 * lives as long as the order that was read, for one instant and one connection: what is read again
 * after a change, or in a transaction, is asked again.
 */
export function perOrderCache<Answer>(ask: OrderQuestion<Answer>): OrderQuestion<Answer> {
  const answers = new WeakMap<Order, { db: Database; at: number; answer: Promise<Answer> }>();
  return (db, order, now) => {
    const known = answers.get(order);
    if (known?.db === db && known.at === now.getTime()) return known.answer;
    const answer = ask(db, order, now);
    answers.set(order, { db, at: now.getTime(), answer });
    return answer;
  };
}
