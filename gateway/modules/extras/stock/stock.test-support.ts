import { randomUUID } from 'node:crypto';
import type { extraDesk } from '#gateway/modules/extras/extras.test-support.ts';
import type { ExtrasRequest } from '#gateway/modules/extras/orders/create-extras-order.input.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { Visitor } from '#gateway/scenarios/test-orders.ts';
import { type Money, multiplyMoney } from '#schema/rules/base/money.ts';
import { extraPrice } from '#schema/rules/club/extra-for-passenger.ts';

type Till = Awaited<ReturnType<typeof extraDesk>>;

/** A paid trip of a member or guest, always on the same flight of a day. */
export const aTrip = async ({ desk }: Till, buyer: Visitor, adults = 1): Promise<Order> =>
  desk.pay(await desk.book(desk.offer({ party: { adults, children: 0, infants: 0 } }), {}, buyer));

/** A request of so many of an extra for the first passenger of an order on its first flight. */
export function forFlight(
  { extras }: Till,
  order: Order,
  extraId: string,
  quantity = 1,
): ExtrasRequest {
  const extra = extras.extra(extraId);
  // the trip goes to another country in Asia
  const price = extra ? extraPrice(extra, 'ASIA') : 0;
  const one: Money = { amount: price, currency: 'CNY' };
  const forWhom = { passengerId: order.passengers[0]?.id ?? '', segmentIndex: 0 };
  return {
    idempotencyKey: randomUUID(),
    items: [{ extraId, quantity, forWhom }],
    accepted: multiplyMoney(one, quantity),
    couponIds: [],
  };
}
