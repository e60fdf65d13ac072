import { databaseNow } from '#gateway/database/database-now.ts';
import type { Environment } from '#gateway/environment.ts';
import type { keyedHash } from '#gateway/limits/keyed-hash.ts';
import { dateChangeFacts } from '#gateway/modules/date-changes/date-change-facts.ts';
import { savedTravellers } from '#gateway/modules/frequent-passengers/saved-travellers.service.ts';
import type { OrderSources } from '#gateway/modules/orders/order-sources.ts';
import { createOrderService, type OrderService } from '#gateway/modules/orders/orders.service.ts';
import { paymentFacts } from '#gateway/modules/payments/payment-standing.ts';
import { confirmSeatsOfOrder } from '#gateway/modules/seats/chosen-seat-changes.repository.ts';
import { seatFacts } from '#gateway/modules/seats/passengers/seat-facts.ts';
import { OFFERED_ORDER_ACTIONS } from '#schema/codes/orders/online-actions.ts';
import { HOLDS } from './build-refunds.ts';

type OrderParts = Pick<
  OrderSources,
  'db' | 'ids' | 'vault' | 'offers' | 'inventory' | 'flights' | 'timetable' | 'segmentActions'
> & {
  readonly openOrders: Environment['openOrders'];
  readonly hash: ReturnType<typeof keyedHash>;
};

/** Orders, with what other modules know of them and do when they are ticketed. */
export const buildOrders = ({ openOrders, hash, ...parts }: OrderParts): OrderService => {
  const { vault, ids } = parts;
  return createOrderService({
    ...parts,
    nowIn: databaseNow,
    erasureHolds: HOLDS,
    factSources: [paymentFacts, seatFacts, dateChangeFacts],
    whenTicketed: [confirmSeatsOfOrder],
    savedTravellers: savedTravellers({
      vault,
      newId: (now) => ids.uuid(now),
    }),
    openOrders: { ...openOrders, hashOf: (network) => hash('ordered from', network) },
    offered: OFFERED_ORDER_ACTIONS,
  });
};
