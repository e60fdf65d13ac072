import type { Database } from '#gateway/database/database.ts';
import type { AirlineChangeService } from '#gateway/modules/airline-changes/airline-changes.service.ts';
import type { InventoryService } from '#gateway/modules/flights/inventory/inventory.service.ts';
import type { ProcedureSource } from '#gateway/modules/orders/order-dependencies.ts';
import type { OrderService } from '#gateway/modules/orders/orders.service.ts';
import type { PaymentService } from '#gateway/modules/payments/payments.service.ts';
import type { RefundService } from '#gateway/modules/refunds/refunds.service.ts';
import type { Fares } from '#gateway/ports/fares/fares.port.ts';

/** What facts are carried out with. */
export type FactDependencies = {
  readonly db: Database;
  /** The keys of the services that may tell facts, by their names; the present one first. */
  readonly keysOf: (team: string) => readonly string[] | null;
  readonly orders: Pick<OrderService, 'find' | 'lock' | 'recordRefundStep'>;
  readonly inventory: Pick<InventoryService, 'release'>;
  readonly payments: Pick<PaymentService, 'giveBack'>;
  readonly refunds: Pick<RefundService, 'paymentsOf' | 'payBack'>;
  readonly airlineChanges: Pick<AirlineChangeService, 'replace'>;
  /** What else keeps coupons from a refund. */
  readonly otherProcedures: readonly ProcedureSource[];
  readonly fares: Pick<Fares, 'brand'>;
};
