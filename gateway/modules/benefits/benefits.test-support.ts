import { randomUUID } from 'node:crypto';
import type { Database } from '#gateway/database/database.ts';
import { cardOfPassenger } from '#gateway/modules/members/card-of-passenger.ts';
import { findMember } from '#gateway/modules/members/members.repository.ts';
import { cancelledSegments } from '#gateway/modules/orders/segments/cancelled-segments.ts';
import { proceduresOfRead } from '#gateway/modules/orders/segments/procedures.ts';
import { paymentDesk } from '#gateway/modules/payments/payments.test-support.ts';
import { type Payer, pointsAt } from '#gateway/modules/payments/points/points.test-support.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import type { Visitor } from '#gateway/scenarios/test-orders.ts';
import { BENEFITS } from '#gateway/simulated/benefits/benefits.data.ts';
import { irregularitiesOf } from '#gateway/simulated/operations/irregularities.repository.ts';
import { createSimulatedOperations } from '#gateway/simulated/operations/simulated-operations.ts';
import { money } from '#schema/rules/base/money.ts';
import { extraPrice } from '#schema/rules/club/extra-for-passenger.ts';
import type { BenefitDependencies } from './benefit-dependencies.ts';
import { createBenefitService } from './benefits.service.ts';
import { benefitOrderPayable } from './orders/benefit-purchases.ts';
import type { BenefitRequest } from './orders/create-benefit-order.input.ts';

/** Seats left in every cabin of every flight. */
export const SEATS_LEFT = 3;

const START = new Date('2027-01-05T02:00:00Z');

/** What is asked for, and how many. */
export type Asked = Readonly<Record<string, number>>;

/** In Asia, where the trips of the tests go; what is for no flight has no price by zone. */
const priceOf = (id: string): number => {
  const benefit = BENEFITS.find((one) => one.id === id);
  return benefit ? extraPrice(benefit, 'ASIA') : 0;
};

const totalOf = (asked: Asked): number =>
  Object.entries(asked).reduce((sum, [id, quantity]) => sum + quantity * priceOf(id), 0);

/** A request for benefits at their price. */
export const asking = (asked: Asked, couponIds: readonly string[] = []): BenefitRequest => ({
  idempotencyKey: randomUUID(),
  items: Object.entries(asked).map(([benefitId, quantity]) => ({ benefitId, quantity })),
  acceptedTotal: money(totalOf(asked), 'CNY'),
  couponIds,
});

/** A payment desk at which extras are sold. Call it at the top level of a test file. */
export async function benefitDesk(db: Database) {
  const offered = { db, ids: randomIds, catalogue: BENEFITS };
  const paid = await paymentDesk(db, undefined, (addresses) => ({
    BENEFIT_ORDER: benefitOrderPayable({ ...offered, addresses }),
  }));
  const { desk, payments } = paid;
  const { timetable } = desk;
  const operations = createSimulatedOperations({
    timetable,
    irregularitiesOf: (of) => irregularitiesOf(db, of),
  });
  desk.at(START);
  const { payer, ...points } = pointsAt(db, paid);
  const till = { ...paid, ...points };
  const sources: BenefitDependencies = {
    ...offered,
    payments,
    mailer: paid.sources.mailer,
    addresses: paid.sources.addresses,
    members: {
      find: (memberId) => findMember(db, memberId),
      cardOf: (passenger, now) => cardOfPassenger(db, passenger, now),
    },
    fares: desk.fares,
    proceduresOf: proceduresOfRead([]),
    cancelledOf: cancelledSegments({ operations, timetable }),
    orders: desk.orders,
    seatsLeft: { recent: async () => () => SEATS_LEFT },
    nowIn: async () => desk.now(),
  };
  const benefits = createBenefitService(sources);
  return {
    ...till,
    /** A new member at a browser. */
    buyer: () => payer(),
    sources,
    benefits,
    /** An order that was made. @throws when it was refused */
    async ordered(buyer: Visitor, asked: Asked, couponIds: readonly string[] = []) {
      const { orderId, userErrors } = await benefits.create(asking(asked, couponIds), buyer);
      const order = orderId && (await benefits.order(orderId, buyer, desk.now()));
      if (!order) throw new Error(`refused: ${userErrors.map(({ code }) => code)}`);
      return order;
    },
    /** Begins to pay an order, with points where some are named. */
    begin: (buyer: Payer, orderId: string, points = 0) =>
      till.begin(buyer, orderId, points, 'BENEFIT_ORDER'),
  };
}
