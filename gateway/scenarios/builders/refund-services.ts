import type { Database } from '#gateway/database/database.ts';
import type { InventoryService } from '#gateway/modules/flights/inventory/inventory.service.ts';
import { NO_AIRLINE_CHANGES } from '#gateway/modules/orders/airline-change-rights.ts';
import type { OrderService } from '#gateway/modules/orders/orders.service.ts';
import type { RefundDependencies } from '#gateway/modules/refunds/refund-dependencies.ts';
import { createRefundService } from '#gateway/modules/refunds/refunds.service.ts';
import { createUploads } from '#gateway/modules/uploads/uploads.service.ts';
import type { Fares } from '#gateway/ports/fares/fares.port.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import { createSimulatedRefundOffice } from '#gateway/simulated/refund-office/simulated-refund-office.ts';
import { siteAddresses } from '#gateway/site/site-addresses.ts';

/** What a refund is made from. */
export type RefundMakings = {
  readonly db: Database;
  readonly keys: Keys;
  readonly orders: OrderService;
  readonly fares: Fares;
  readonly inventory: Pick<InventoryService, 'release'>;
  readonly now: () => Date;
};

/**
 * Refunds at a desk, on the real services: no flight is late, no payment known and no e-mail sent,
 * unless `replaced` has it.
 */
export function refundServices(
  { db, keys, orders, fares, inventory, now }: RefundMakings,
  replaced: Partial<RefundDependencies> = {},
) {
  const addresses = siteAddresses('https://air.example');
  const uploads = createUploads({ db, ids: randomIds, keys, addresses });
  const office = createSimulatedRefundOffice(db);
  const sources: RefundDependencies = {
    db,
    ids: randomIds,
    signing: keys.offerSigning,
    fares,
    inventory,
    orders,
    uploads,
    office,
    addresses,
    flightStatus: { find: async () => null },
    paidAlong: async (orderId) => [orderId],
    otherProcedures: [],
    airlineChanges: NO_AIRLINE_CHANGES,
    payments: {
      ofOrder: async () => [],
      giveBack: async () => ({ points: 0, returnId: null }),
      leftOf: async () => new Map(),
    },
    mailer: { send: async () => {}, close: async () => {} },
    nowIn: async () => now(),
    ...replaced,
  };
  return { uploads, office, sources, refunds: createRefundService(sources) };
}
