import { randomUUID } from 'node:crypto';
import type { Database } from '#gateway/database/database.ts';
import { cardOfPassenger } from '#gateway/modules/members/card/cards.service.ts';
import { findMember } from '#gateway/modules/members/members.repository.ts';
import { proceduresOfRead } from '#gateway/modules/orders/segments/procedures.ts';
import { cancelledSegments } from '#gateway/modules/orders/segments/segments.service.ts';
import { paymentDesk } from '#gateway/modules/payments/payments.test-support.ts';
import { type Payer, pointsAt } from '#gateway/modules/payments/points/points.test-support.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import type { Visitor } from '#gateway/scenarios/test-orders.ts';
import { EXTRAS } from '#gateway/simulated/extras/extras.data.ts';
import { irregularitiesOf } from '#gateway/simulated/operations/irregularities.repository.ts';
import { createSimulatedOperations } from '#gateway/simulated/operations/simulated-operations.ts';
import { money } from '#schema/rules/base/money.ts';
import { extraPrice } from '#schema/rules/club/extra-for-passenger.ts';
import { createExtrasService } from './extras.service.ts';
import type { ExtrasDependencies } from './extras-dependencies.ts';
import type { ExtrasRequest } from './orders/create-extras-order.input.ts';
import { extrasOrderPayable } from './orders/extras-purchases.ts';

/** Seats left in every cabin of every flight. */
export const SEATS_LEFT = 3;

const START = new Date('2027-01-05T02:00:00Z');

/** What is asked for, and how many. */
export type Asked = Readonly<Record<string, number>>;

/** In Asia, where the trips of the tests go; what is for no flight has no price by zone. */
function priceOf(id: string): number {
  const extra = EXTRAS.find((one) => one.id === id);
  return extra ? extraPrice(extra, 'ASIA') : 0;
}

const totalOf = (asked: Asked): number =>
  Object.entries(asked).reduce((sum, [id, quantity]) => sum + quantity * priceOf(id), 0);

/** A request for extras at their price. */
export const asking = (asked: Asked, couponIds: readonly string[] = []): ExtrasRequest => ({
  idempotencyKey: randomUUID(),
  items: Object.entries(asked).map(([extraId, quantity]) => ({ extraId, quantity })),
  accepted: money(totalOf(asked), 'CNY'),
  couponIds,
});

/** A payment desk at which extras are sold. Call it at the top level of a test file. */
export async function extraDesk(db: Database) {
  const offered = { db, ids: randomIds, catalogue: EXTRAS };
  const paid = await paymentDesk(db, undefined, (addresses) => ({
    BENEFIT_ORDER: extrasOrderPayable({ ...offered, addresses }),
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
  const sources: ExtrasDependencies = {
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
  const extras = createExtrasService(sources);
  return {
    ...till,
    /** A new member at a browser. */
    buyer: () => payer(),
    sources,
    extras,
    /** An order that was made. @throws when it was refused */
    async ordered(buyer: Visitor, asked: Asked, couponIds: readonly string[] = []) {
      const { orderId, userErrors } = await extras.create(asking(asked, couponIds), buyer);
      const order = orderId && (await extras.order(orderId, buyer, desk.now()));
      if (!order) throw new Error(`refused: ${userErrors.map(({ code }) => code)}`);
      return order;
    },
    /** Begins to pay an order, with points where some are named. */
    begin: (buyer: Payer, orderId: string, points = 0) =>
      till.begin(buyer, orderId, points, 'BENEFIT_ORDER'),
  };
}
