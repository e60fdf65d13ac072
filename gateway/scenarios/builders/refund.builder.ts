import { randomUUID } from 'node:crypto';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { RefundDecision } from '#gateway/ports/refund-office/refund-office.port.ts';
import { ExpiredOrder } from '#gateway/scenarios/expired-order.ts';
import { type RefundMakings, refundServices } from './refund-services.ts';

/** A picture of one pixel. */
export const aPicture = (): Buffer =>
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );

async function applyForRefund(makings: RefundMakings, order: Order): Promise<string> {
  const { uploads, refunds } = refundServices(makings);
  const now = makings.now();
  const { sessionId, memberId } = order;
  if (!sessionId) throw new Error('made in no browser');
  const visitor = { sessionId, memberId };
  const picture = aPicture();
  const content = async () => picture;
  const { file } = await uploads.upload(
    'REFUND_PROOF',
    { name: 'medical-certificate.png', size: picture.length, content },
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
  if (faults.some(({ code }) => code === 'ORDER_NOT_FOUND')) throw new ExpiredOrder();
  const request = {
    idempotencyKey: randomUUID(),
    refundOfferId: offer?.id ?? '',
    note: null,
    accepted: offer?.money ?? order.total,
    proofIds: file ? [file.id] : [],
    previousRefundId: null,
  };
  const { refundId, userErrors } = await refunds.request(request, visitor, now);
  if (!refundId) throw new Error(`refused: ${userErrors.map(({ code }) => code)}`);
  return refundId;
}

/** Refunds at a desk, on the real services. */
export const refundsAt = (makings: RefundMakings) => ({
  /**
   * Asks for the money of a ticketed order back, for illness, with a proof, as the visitor who made
   * it; the id of the refund.
   */
  applyForRefund: (order: Order) => applyForRefund(makings, order),
  /** Has the back office decide about a refund. */
  async decideRefund(refundId: string, decision: RefundDecision): Promise<void> {
    const { office, refunds } = refundServices(makings);
    await office.decide(refundId, decision, makings.now());
    await refunds.askOffice(makings.now());
  },
});
