import type { TicketAtPrice } from '#gateway/modules/date-changes/payment-chain.model.ts';
import { askedOnce } from '#gateway/modules/orders/asked-once.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { type PaymentChain, paymentChain } from '#schema/rules/after-sale/changed/payment-chain.ts';
import { type StepAlong, stepsAlong } from './payments-along.repository.ts';

/** What an order that was read came of; tickets that reissue none came of no change. */
export const stepsOfRead = askedOnce(
  async (db, { id, tickets }): Promise<StepAlong[]> =>
    tickets.some(({ reissueOf }) => reissueOf !== null) ? stepsAlong(db, id) : [],
);

/** What was paid along the changes for all tickets of an order, or for that of one passenger at its price. */
export const chainOfPayments = (
  order: Pick<Order, 'total'>,
  steps: readonly StepAlong[],
  ticket: TicketAtPrice | null,
): PaymentChain =>
  ticket
    ? paymentChain(
        ticket.price,
        steps.filter(({ passengerId }) => passengerId === ticket.passengerId),
      )
    : paymentChain(order.total, steps);
