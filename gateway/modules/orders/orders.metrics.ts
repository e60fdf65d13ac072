import type { Metric } from '#gateway/jobs/metric.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { countOrdersSince, countUnpaidOrders } from './read/order-counts.repository.ts';

const DAY_MINUTES = 24 * 60;

/** How business goes: the orders of the last 24 hours. */
export const ordersMade: Metric = {
  name: 'orders_made_24h',
  help: 'Orders made within 24 hours, by the state they are in now',
  labelNames: ['state'],
  async read({ db, clock }) {
    const counts = await countOrdersSince(db, addMinutes(clock.now(), -DAY_MINUTES));
    return counts.map(({ state, count }) => ({ labels: { state }, value: count }));
  },
};

/** Orders that hold seats unpaid; overdue ones are those that a sweep has still to cancel. */
export const ordersUnpaid: Metric = {
  name: 'orders_unpaid',
  help: 'Unpaid orders: waiting for payment, and overdue',
  labelNames: ['state'],
  async read({ db, clock }) {
    const { waiting, overdue } = await countUnpaidOrders(db, clock.now());
    return [
      { labels: { state: 'waiting' }, value: waiting },
      { labels: { state: 'overdue' }, value: overdue },
    ];
  },
};
