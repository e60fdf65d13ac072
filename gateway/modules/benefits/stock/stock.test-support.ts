import { randomUUID } from 'node:crypto';
import type { benefitDesk } from '#gateway/modules/benefits/benefits.test-support.ts';
import type { BenefitRequest } from '#gateway/modules/benefits/orders/create-benefit-order.input.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { Visitor } from '#gateway/scenarios/test-orders.ts';
import { type Money, multiplyMoney } from '#schema/rules/base/money.ts';
import { extraPrice } from '#schema/rules/club/extra-for-passenger.ts';

type Till = Awaited<ReturnType<typeof benefitDesk>>;

/** A paid trip of a member or guest, always on the same flight of a day. */
export const aTrip = async ({ desk }: Till, buyer: Visitor, adults = 1): Promise<Order> =>
  desk.pay(await desk.book(desk.offer({ party: { adults, children: 0, infants: 0 } }), {}, buyer));

/** A request of so many of an extra for the first passenger of an order on its first flight. */
export const forFlight = (
  { benefits }: Till,
  order: Order,
  benefitId: string,
  quantity = 1,
): BenefitRequest => {
  const benefit = benefits.benefit(benefitId);
  // the trip goes to another country in Asia
  const price = benefit ? extraPrice(benefit, 'ASIA') : 0;
  const one: Money = { amount: price, currency: 'CNY' };
  const forWhom = { passengerId: order.passengers[0]?.id ?? '', segmentIndex: 0 };
  return {
    idempotencyKey: randomUUID(),
    items: [{ benefitId, quantity, forWhom }],
    acceptedTotal: multiplyMoney(one, quantity),
    couponIds: [],
  };
};
