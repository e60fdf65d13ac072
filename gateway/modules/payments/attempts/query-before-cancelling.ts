import type { OrderService } from '#gateway/modules/orders/orders.service.ts';
import type { PaymentService } from '#gateway/modules/payments/payments.service.ts';

/**
 * Orders whose cancellation asks the provider first: an order that was paid a moment ago, of which
 * no report has come yet, is ticketed and not cancelled by mistake. Where the provider does not
 * answer it is cancelled all the same; money that turns up goes back. Attempts that were open end
 * with the order.
 */
export const askBeforeCancelling = (
  orders: OrderService,
  payments: Pick<PaymentService, 'confirmNow' | 'abandon'>,
): OrderService => ({
  ...orders,
  async cancel(request, actor, now) {
    await payments.confirmNow(request.orderId, actor, now);
    const refusal = await orders.cancel(request, actor, now);
    if (refusal === null)
      await payments.abandon({ id: request.orderId, orderId: request.orderId }, now);
    return refusal;
  },
});
