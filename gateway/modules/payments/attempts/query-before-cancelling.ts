import type { OrderService } from '#gateway/modules/orders/orders.service.ts';
import type { PaymentService } from '#gateway/modules/payments/payments.service.ts';

type Cancel = OrderService['cancel'];

/**
 * Asks the provider before an order is cancelled: one that was paid a moment ago, of which no
 * report has come yet, is ticketed and not cancelled by mistake. Where the provider does not answer
 * it is cancelled all the same; money that turns up goes back. Attempts that were open end with the
 * order.
 */
export const askBeforeCancelling =
  (cancel: Cancel, payments: () => Pick<PaymentService, 'confirmNow' | 'abandon'>): Cancel =>
  async (request, actor, now) => {
    const { orderId } = request;
    await payments().confirmNow(orderId, actor, now);
    const refusal = await cancel(request, actor, now);
    if (refusal === null) await payments().abandon({ id: orderId, orderId }, now);
    return refusal;
  };
