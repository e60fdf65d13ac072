import { randomUUID } from 'node:crypto';
import { type Asked, asking } from '#gateway/modules/extras/extras.test-support.ts';
import type { Step, Traveller } from './step.ts';
import type { TestServices } from './test-services.ts';

/** Extras, bought with points, money and coupons, and given back. */
export function extrasStepsAt({ services, now, pay }: TestServices) {
  const { extras } = services;
  const buyExtras = async ({ payer }: Traveller, { who, which, points }: Step): Promise<void> => {
    const own = await extras.couponsOf(payer.memberId, now());
    const spendable = own.filter(
      ({ state, extraId }) => state === 'AVAILABLE' && extraId === 'seat',
    );
    const coupons = who % 2 === 0 ? spendable.slice(0, 1) : [];
    const asked: Asked = which % 2 === 0 ? { seat: 1 + (who % 2) } : { seat: 1, wifi: 1 };
    const request = asking(
      asked,
      coupons.map(({ id }) => id),
    );
    const { orderId } = await extras.create(request, payer);
    if (!orderId) return;
    if (who % 4 === 3)
      await extras.cancel({ extrasOrderId: orderId, idempotencyKey: randomUUID() }, payer, now());
    else await pay('BENEFIT_ORDER', orderId, payer, points);
  };

  const extrasBack = async ({ payer }: Traveller, all: boolean): Promise<void> => {
    for (const order of await extras.ordersOf(payer.memberId, now())) {
      const quote = await extras.refundQuote(order, now());
      if (!quote || quote.reason) continue;
      await extras.refund(
        {
          idempotencyKey: randomUUID(),
          extrasOrderId: order.id,
          accepted: quote.money,
        },
        payer,
        now(),
      );
      if (!all) return;
    }
  };

  return { buyExtras, extrasBack };
}
