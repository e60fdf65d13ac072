import type { ExtrasService } from '#gateway/modules/extras/extras.service.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { ReceiptExtra } from '#gateway/ports/documents/receipt-data.ts';
import { extraName } from '#gateway/ports/extras/extras.port.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { multiplyMoney } from '#schema/rules/base/money.ts';

/** The paid extras for the passengers of an order, in the order's language (RULES 9.28). */
export async function extrasOnReceipt(
  extras: Pick<ExtrasService, 'ordersFor' | 'extra'>,
  { id, locale, passengers }: Pick<Order, 'id' | 'locale' | 'passengers'>,
  now: Date,
): Promise<ReceiptExtra[]> {
  const orders = await extras.ordersFor([id], AIRLINE, now);
  return orders
    .filter(({ state }) => state === 'PAID')
    .flatMap(({ items }) => items)
    .map(({ extraId, quantity, price, forWhom }) => ({
      name: extraName(extras.extra(extraId), locale) ?? extraId,
      quantity,
      passenger: passengers.find((one) => one.id === forWhom?.passengerId)?.ticketName ?? null,
      total: multiplyMoney(price, quantity),
    }));
}
