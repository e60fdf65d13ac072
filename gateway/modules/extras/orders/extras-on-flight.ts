import type { ExtrasService } from '#gateway/modules/extras/extras.service.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { PassengerSegmentKey } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { ReceiptExtra } from '#gateway/ports/documents/receipt-data.ts';
import { extraName } from '#gateway/ports/extras/extras.port.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { ExtraKind } from '#schema/codes/club/extra-kinds.ts';
import { multiplyMoney } from '#schema/rules/base/money.ts';

/** The kinds of extras that a passenger has on a flight. */
export type ExtrasOnFlight = (
  key: PassengerSegmentKey & { readonly orderId: string },
  now: Date,
) => Promise<ReadonlySet<ExtraKind>>;

/** The paid extras of a passenger on a flight, by their kinds (RULES 9.28). */
export const extrasOnFlight =
  (extras: Pick<ExtrasService, 'ordersFor' | 'extra'>): ExtrasOnFlight =>
  async ({ orderId, passengerId, segmentIndex }, now) => {
    const orders = await extras.ordersFor([orderId], AIRLINE, now);
    const items = orders.filter(({ state }) => state === 'PAID').flatMap((order) => order.items);
    const own = items.filter(
      ({ forWhom }) =>
        forWhom?.passengerId === passengerId && forWhom.segmentIndex === segmentIndex,
    );
    return new Set(own.flatMap(({ extraId }) => extras.extra(extraId)?.kind ?? []));
  };

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
