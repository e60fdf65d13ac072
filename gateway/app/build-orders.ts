import type { Database } from '#gateway/database/database.ts';
import type { Environment } from '#gateway/environment.ts';
import type { keyedHash } from '#gateway/limits/keyed-hash.ts';
import { dateChangeFacts } from '#gateway/modules/date-changes/change-actions.ts';
import { dateChangePayable } from '#gateway/modules/date-changes/confirm/date-change-purchases.ts';
import type { DateChangeDependencies } from '#gateway/modules/date-changes/date-change-dependencies.ts';
import { extrasOrderPayable } from '#gateway/modules/extras/orders/extras-purchases.ts';
import { savedTravellers } from '#gateway/modules/frequent-passengers/saved-travellers.service.ts';
import type { OrderDependencies } from '#gateway/modules/orders/order-dependencies.ts';
import { createOrderService, type OrderService } from '#gateway/modules/orders/orders.service.ts';
import { orderPayable } from '#gateway/modules/payments/order-payable.ts';
import type { Payables } from '#gateway/modules/payments/payable.ts';
import { paymentFacts } from '#gateway/modules/payments/payment-status.ts';
import { confirmSeatsOfOrder } from '#gateway/modules/seats/chosen-seat-changes.repository.ts';
import { seatOrderPayable } from '#gateway/modules/seats/orders/seat-purchases.ts';
import { seatFacts } from '#gateway/modules/seats/passengers/seat-actions.ts';
import type { SeatDependencies } from '#gateway/modules/seats/seat-dependencies.ts';
import { createSeatService, type SeatService } from '#gateway/modules/seats/seats.service.ts';
import type { OfferedExtra } from '#gateway/ports/extras/extras.port.ts';
import type { Ids } from '#gateway/ports/ids.ts';
import type { Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';
import { OFFERED_ORDER_ACTIONS } from '#schema/codes/orders/online-actions.ts';
import { HOLDS, PROCEDURES } from './build-check-in.ts';

type OrderParts = Pick<
  OrderDependencies,
  | 'db'
  | 'ids'
  | 'vault'
  | 'offers'
  | 'inventory'
  | 'flights'
  | 'timetable'
  | 'segmentActions'
  | 'nowIn'
> & {
  readonly openOrders: Environment['openOrders'];
  readonly hash: ReturnType<typeof keyedHash>;
};

/** Orders, with what other modules know of them and do when they are ticketed. */
export function buildOrders({ openOrders, hash, ...parts }: OrderParts): OrderService {
  const { vault, ids } = parts;
  return createOrderService({
    ...parts,
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
}

type SeatParts = Omit<SeatDependencies, 'openSeatOrders' | 'procedures'> & {
  readonly openOrders: Environment['openOrders'];
  readonly hash: ReturnType<typeof keyedHash>;
};

/** The choice of seats: seat orders are limited as orders are. */
export const buildSeats = ({ openOrders, hash, ...parts }: SeatParts): SeatService =>
  createSeatService({
    ...parts,
    openSeatOrders: { ...openOrders, hashOf: (network) => hash('chose seats from', network) },
    procedures: PROCEDURES,
  });

type PayableParts = {
  readonly db: Database;
  readonly ids: Ids;
  readonly orders: Pick<OrderService, 'find' | 'orderForPayment' | 'settlePaid'>;
  readonly addresses: SiteAddresses;
  readonly timetable: Timetable;
  readonly catalogue: readonly OfferedExtra[];
  /** Asked when a change is paid: it is built from payments itself. */
  readonly dateChangeSources: () => DateChangeDependencies;
};

/** Everything that is paid for. */
export function buildPayables({ dateChangeSources, ...parts }: PayableParts): Payables {
  const { db, ids, orders, addresses, timetable, catalogue } = parts;
  return {
    ORDER: orderPayable(orders, addresses, timetable),
    SEAT_ORDER: seatOrderPayable({ db, orders, addresses }),
    BENEFIT_ORDER: extrasOrderPayable({ db, ids, catalogue, addresses }),
    DATE_CHANGE: dateChangePayable(db, dateChangeSources, addresses),
  };
}
