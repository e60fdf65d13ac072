import { randomUUID } from 'node:crypto';
import { connect } from '#gateway/database/database.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { beginPayment } from '#gateway/modules/payments/attempts/start-payment.service.ts';
import { paymentDesk } from '#gateway/modules/payments/payments.test-support.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { pointsAt } from './points.test-support.ts';

const ATTEMPTS = 200;
const ORDERS = 4;
const POINTS = 50;

/**
 * A member uses the same 50 points for four orders at the same instant, in 200 attempts through two
 * gateways, each with connections of its own.
 * @returns for how many of the orders they were taken, and how many are frozen now
 */
export async function raceForPoints({ db, url }: TestDatabase) {
  const till = await paymentDesk(db);
  const { desk, payments, sources } = till;
  desk.at(new Date('2027-01-05T02:00:00Z'));
  const member = await pointsAt(db, till).payer(POINTS);
  const orders: Order[] = [];
  for (let index = 0; index < ORDERS; index += 1)
    orders.push(await desk.book(desk.offer(), {}, member));
  const other = connect(url);
  try {
    const gateways = [sources, { ...sources, db: other.db }];
    const begun = await Promise.all(
      Array.from({ length: ATTEMPTS }, (_, index) => {
        const orderId = orders[index % ORDERS]?.id ?? '';
        const asked = { orderId, idempotencyKey: randomUUID(), locale: 'en' as const };
        const gateway = gateways[Math.floor(index / ORDERS) % 2] ?? sources;
        return beginPayment(gateway, { ...asked, points: POINTS }, member, desk.now());
      }),
    );
    const taken = new Set(begun.flatMap(({ paymentId }) => paymentId ?? []));
    return { taken: taken.size, frozen: await payments.frozenPoints(member.memberId, desk.now()) };
  } finally {
    await other.close();
  }
}
