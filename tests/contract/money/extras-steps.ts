import { randomUUID } from 'node:crypto';
import { type Asked, asking } from '#gateway/modules/benefits/benefits.test-support.ts';
import type { Step, Traveller } from './step.ts';
import type { TestServices } from './test-services.ts';

/** Extras, bought with points, money and coupons, and given back. */
export const extrasStepsAt = ({ services, now, pay }: TestServices) => {
  const { benefits } = services;
  const extras = async ({ payer }: Traveller, { who, which, points }: Step): Promise<void> => {
    const own = await benefits.couponsOf(payer.memberId, now());
    const spendable = own.filter(
      ({ state, benefitId }) => state === 'AVAILABLE' && benefitId === 'seat',
    );
    const coupons = who % 2 === 0 ? spendable.slice(0, 1) : [];
    const asked: Asked = which % 2 === 0 ? { seat: 1 + (who % 2) } : { seat: 1, wifi: 1 };
    const request = asking(
      asked,
      coupons.map(({ id }) => id),
    );
    const { orderId } = await benefits.create(request, payer);
    if (!orderId) return;
    if (who % 4 === 3)
      await benefits.cancel(
        { benefitOrderId: orderId, idempotencyKey: randomUUID() },
        payer,
        now(),
      );
    else await pay('BENEFIT_ORDER', orderId, payer, points);
  };

  const extrasBack = async ({ payer }: Traveller, all: boolean): Promise<void> => {
    for (const order of await benefits.ordersOf(payer.memberId, now())) {
      const quote = await benefits.refundQuote(order, now());
      if (!quote || quote.reason) continue;
      await benefits.refund(
        {
          idempotencyKey: randomUUID(),
          benefitOrderId: order.id,
          acceptedMoney: quote.money,
        },
        payer,
        now(),
      );
      if (!all) return;
    }
  };

  return { extras, extrasBack };
};
