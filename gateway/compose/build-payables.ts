import type { Database } from '#gateway/database/database.ts';
import { benefitOrderPayable } from '#gateway/modules/benefits/orders/benefit-purchases.ts';
import { dateChangePayable } from '#gateway/modules/date-changes/confirm/date-change-purchases.ts';
import type { DateChangeSources } from '#gateway/modules/date-changes/date-change-sources.ts';
import type { OrderService } from '#gateway/modules/orders/orders.service.ts';
import { orderPayable } from '#gateway/modules/payments/order-payable.ts';
import type { Payables } from '#gateway/modules/payments/payable.ts';
import { seatOrderPayable } from '#gateway/modules/seats/orders/seat-purchases.ts';
import type { OfferedBenefit } from '#gateway/ports/benefits/benefits.port.ts';
import type { Ids } from '#gateway/ports/ids.ts';
import type { Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';

type PayableParts = {
  readonly db: Database;
  readonly ids: Ids;
  readonly orders: Pick<OrderService, 'find' | 'orderForPayment' | 'settlePaid'>;
  readonly addresses: SiteAddresses;
  readonly timetable: Timetable;
  readonly catalogue: readonly OfferedBenefit[];
  /** Asked when a change is paid: it is built from payments itself. */
  readonly dateChangeSources: () => DateChangeSources;
};

/** Everything that is paid for. */
export const buildPayables = ({ dateChangeSources, ...parts }: PayableParts): Payables => {
  const { db, ids, orders, addresses, timetable, catalogue } = parts;
  return {
    ORDER: orderPayable(orders, addresses, timetable),
    SEAT_ORDER: seatOrderPayable({ db, orders, addresses }),
    BENEFIT_ORDER: benefitOrderPayable({ db, ids, catalogue, addresses }),
    DATE_CHANGE: dateChangePayable(db, dateChangeSources, addresses),
  };
};
