import { randomUUID } from 'node:crypto';
import type { Database } from '#gateway/database/database.ts';
import type { InventoryService } from '#gateway/modules/flights/inventory/inventory.service.ts';
import { NO_AIRLINE_CHANGES } from '#gateway/modules/orders/airline-change-rights.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { OrderService } from '#gateway/modules/orders/orders.service.ts';
import { createRefundService } from '#gateway/modules/refunds/refunds.service.ts';
import { createUploads } from '#gateway/modules/uploads/uploads.service.ts';
import type { Fares } from '#gateway/ports/fares/fares.port.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import type { RefundDecision } from '#gateway/ports/refund-office/refund-office.port.ts';
import { LapsedOrder } from '#gateway/scenarios/lapsed-order.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import { createSimulatedRefundOffice } from '#gateway/simulated/refund-office/simulated-refund-office.ts';

/** What a refund is made from. */
export type RefundMakings = {
  readonly db: Database;
  readonly keys: Keys;
  readonly orders: OrderService;
  readonly fares: Fares;
  readonly inventory: InventoryService;
  readonly now: () => Date;
};

/** A picture of one pixel. */
const PROOF = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const servicesOf = ({ db, keys, orders, fares, inventory, now }: RefundMakings) => {
  const addresses = { file: (path: string) => path, order: (reference: string) => reference };
  const uploads = createUploads({ db, ids: randomIds, keys, addresses });
  const office = createSimulatedRefundOffice(db);
  const refunds = createRefundService({
    db,
    ids: randomIds,
    signing: keys.offerSigning,
    fares,
    inventory,
    orders,
    uploads,
    office,
    paidAlong: async () => [],
    otherProcedures: [],
    airlineChanges: NO_AIRLINE_CHANGES,
    flightStatus: { find: async () => null },
    // Nothing is paid while a request is reviewed.
    payments: {
      ofOrder: async () => [],
      giveBack: async () => ({ points: 0, returnId: null }),
      leftOf: async () => new Map(),
    },
    mailer: { send: async () => {}, close: async () => {} },
    addresses,
    nowIn: async () => now(),
  });
  return { uploads, office, refunds };
};

const applyForRefund = async (makings: RefundMakings, order: Order): Promise<string> => {
  const { uploads, refunds } = servicesOf(makings);
  const now = makings.now();
  const { sessionId, memberId } = order;
  if (!sessionId) throw new Error('made in no browser');
  const visitor = { sessionId, memberId };
  const content = async () => PROOF;
  const { file } = await uploads.upload(
    'REFUND_PROOF',
    { name: 'medical-certificate.png', size: PROOF.length, content },
    { ...visitor, address: '' },
    now,
  );
  const asked = {
    orderId: order.id,
    boundIndexes: null,
    airlineChangeId: null,
    passengerIds: order.passengers.map(({ id }) => id),
    reason: 'ILLNESS' as const,
  };
  const { offer, faults } = await refunds.offer(asked, visitor, now);
  if (faults.some(({ code }) => code === 'ORDER_NOT_FOUND')) throw new LapsedOrder();
  const request = {
    idempotencyKey: randomUUID(),
    refundOfferId: offer?.id ?? '',
    note: null,
    acceptedMoney: offer?.money ?? order.total,
    proofIds: file ? [file.id] : [],
    previousRefundId: null,
  };
  const { refundId, userErrors } = await refunds.request(request, visitor, now);
  if (!refundId) throw new Error(`refused: ${userErrors.map(({ code }) => code)}`);
  return refundId;
};

/** Refunds at a desk, on the real services. */
export const refundsAt = (makings: RefundMakings) => ({
  /** Asks for the money of a ticketed order back, for illness, with a proof, as the visitor who made it; the id of the refund. */
  applyForRefund: (order: Order) => applyForRefund(makings, order),
  /** Has the back office decide about a refund. */
  async decideRefund(refundId: string, decision: RefundDecision): Promise<void> {
    const { office, refunds } = servicesOf(makings);
    await office.decide(refundId, decision, makings.now());
    await refunds.askOffice(makings.now());
  },
});
