import { randomUUID } from 'node:crypto';
import type { Database } from '#gateway/database/database.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { SECRET } from '#gateway/modules/payments/payments.test-support.ts';
import { seatDesk } from '#gateway/modules/seats/seats.test-support.ts';
import { aPicture } from '#gateway/scenarios/builders/refund.builder.ts';
import { refundServices } from '#gateway/scenarios/builders/refund-services.ts';
import { aVisitor, type Visitor } from '#gateway/scenarios/test-orders.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { followReturn } from './payout/pay-refund.service.ts';
import type { RefundQuestion } from './refund.model.ts';
import type { RefundDependencies } from './refund-dependencies.ts';

/**
 * A desk at which seats and tickets are sold, paid at the real sandbox, and given back. Call it at
 * the top level of a test file.
 */
export async function refundDesk(db: Database, replaced: Partial<RefundDependencies> = {}) {
  const till = await seatDesk(db);
  const { desk, payments, mails } = till;
  const parts = { ...desk, db, keys: deriveKeys({ secret: SECRET }) };
  const { uploads, office, sources, refunds } = refundServices(parts, {
    payments,
    mailer: { send: async (mail) => void mails.push(mail), close: async () => {} },
    ...replaced,
  });
  Object.assign(till.paymentSources.whenReturned, { REFUND: followReturn });

  /** An order that is paid at the sandbox. */
  const paid = async (
    party: Partial<{ adults: number; children: number; infants: number }> = {},
    visitor: Visitor = aVisitor(),
  ) => {
    const offer = desk.offer({ party: { adults: 1, children: 0, infants: 0, ...party } });
    const opened = await till.opened(visitor, offer);
    await till.end(opened.reference);
    await payments.confirmNow(opened.order.id, visitor, desk.now());
    const order = await till.orderOf(opened.order.id, visitor);
    if (!order?.ticketedAt) throw new Error('not ticketed');
    return { ...opened, order };
  };
  const question = (order: Order, change: Partial<RefundQuestion> = {}) => ({
    orderId: order.id,
    passengerIds: order.passengers.map(({ id }) => id),
    boundIndexes: null,
    reason: 'CHANGE_OF_PLANS' as const,
    airlineChangeId: null,
    ...change,
  });
  /** An offer that must not be refused. */
  const offered = async (order: Order, visitor: Visitor, change: Partial<RefundQuestion> = {}) => {
    const { offer, faults } = await refunds.offer(question(order, change), visitor, desk.now());
    if (!offer) throw new Error(`refused: ${faults.map(({ code }) => code)}`);
    return offer;
  };
  const requestOf = (offer: { id: string; money: { amount: number; currency: string } }) => ({
    idempotencyKey: randomUUID(),
    refundOfferId: offer.id,
    accepted: offer.money,
    note: null as string | null,
    proofIds: [] as string[],
    previousRefundId: null as string | null,
  });
  /** The id of a proof that a visitor has sent. */
  const proof = async (visitor: Visitor): Promise<string> => {
    const content = aPicture();
    const { file, code } = await uploads.upload(
      'REFUND_PROOF',
      { name: 'proof.png', size: content.length, content: async () => content },
      { ...visitor, address: '203.0.113.7' },
      desk.now(),
    );
    if (!file) throw new Error(`refused: ${code}`);
    return file.id;
  };
  /** A request that must not be refused. */
  const requested = async (
    order: Order,
    visitor: Visitor,
    change: Partial<RefundQuestion> = {},
  ): Promise<string> => {
    const request = requestOf(await offered(order, visitor, change));
    const proofIds = change.reason === 'ILLNESS' ? [await proof(visitor)] : [];
    const { refundId, userErrors } = await refunds.request(
      { ...request, proofIds },
      visitor,
      desk.now(),
    );
    if (!refundId) throw new Error(`refused: ${userErrors.map(({ code }) => code)}`);
    return refundId;
  };
  return {
    ...till,
    uploads,
    office,
    sources,
    refunds,
    paid,
    question,
    offered,
    requestOf,
    proof,
    requested,
    /** A refund as its traveller sees it. */
    refundOf: (id: string, visitor: Visitor) => refunds.find({ id }, visitor, desk.now()),
  };
}
