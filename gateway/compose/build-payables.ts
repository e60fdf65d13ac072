import type { Database } from '#gateway/database/database.ts';
import { benefitOrderPayable } from '#gateway/modules/benefits/orders/benefit-order-payable.ts';
import type { OrderService } from '#gateway/modules/orders/orders.service.ts';
import { notSold } from '#gateway/modules/payments/not-sold.ts';
import { orderPayable } from '#gateway/modules/payments/order-payable.ts';
import type { Payables } from '#gateway/modules/payments/payable.ts';
import { seatOrderPayable } from '#gateway/modules/seats/orders/seat-order-payable.ts';
import type { Ids } from '#gateway/ports/ids.ts';
import { BENEFITS } from '#gateway/simulated/benefits/benefits.data.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';

type PayableParts = {
  readonly db: Database;
  readonly ids: Ids;
  readonly orders: OrderService;
  readonly addresses: SiteAddresses;
};

/** Everything that is paid for. */
export const buildPayables = ({ db, ids, orders, addresses }: PayableParts): Payables => ({
  ORDER: orderPayable(orders, addresses),
  SEAT_ORDER: seatOrderPayable({ db, orders, addresses }),
  BENEFIT_ORDER: benefitOrderPayable({ db, ids, catalogue: BENEFITS, addresses }),
  DATE_CHANGE: notSold,
});
