import { randomUUID } from 'node:crypto';
import type { Database } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { findMember } from '#gateway/modules/members/members.repository.ts';
import { aPerson } from '#gateway/modules/members/members.test-support.ts';
import { paymentDesk } from '#gateway/modules/payments/payments.test-support.ts';
import { givePoints } from '#gateway/modules/points/move-points.service.ts';
import { lotsOf } from '#gateway/modules/points/points.repository.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import { aMember } from '#gateway/scenarios/member.builder.ts';
import { BENEFITS } from '#gateway/simulated/benefits/benefits.data.ts';
import { money } from '#schema/rules/base/money.ts';
import type { BenefitSources } from './benefit-sources.ts';
import { createBenefitService } from './benefits.service.ts';
import { benefitOrderPayable } from './orders/benefit-order-payable.ts';
import type { BenefitRequest } from './orders/create-benefit-order.input.ts';
import type { BenefitBuyer } from './orders/create-benefit-order.service.ts';

const START = new Date('2027-01-05T02:00:00Z');

/** What is asked for, and how many. */
export type Asked = Readonly<Record<string, number>>;

const totalOf = (asked: Asked): number =>
  Object.entries(asked).reduce(
    (sum, [id, quantity]) =>
      sum + quantity * (BENEFITS.find((benefit) => benefit.id === id)?.price ?? 0),
    0,
  );

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
  const till = await paymentDesk(db, undefined, (addresses) => ({
    BENEFIT_ORDER: benefitOrderPayable({ ...offered, addresses }),
  }));
  const { desk, payments } = till;
  desk.at(START);
  const sources: BenefitSources = {
    ...offered,
    payments,
    members: { find: (memberId) => findMember(db, memberId) },
    nowIn: async () => desk.now(),
  };
  const benefits = createBenefitService(sources);
  return {
    ...till,
    sources,
    benefits,
    /** A new member at a browser. */
    buyer: async (): Promise<BenefitBuyer> => ({
      memberId: await aMember(db, aPerson(), START),
      sessionId: randomUUID(),
    }),
    /** An order that was made. @throws when it was refused */
    async ordered(buyer: BenefitBuyer, asked: Asked, couponIds: readonly string[] = []) {
      const { orderId, userErrors } = await benefits.create(asking(asked, couponIds), buyer);
      const order = orderId && (await benefits.order(orderId, buyer, desk.now()));
      if (!order) throw new Error(`refused: ${userErrors.map(({ code }) => code)}`);
      return order;
    },
    /** Begins to pay an order, with points where some are named. */
    begin: (buyer: BenefitBuyer, orderId: string, points = 0) =>
      payments.start(
        { kind: 'BENEFIT_ORDER', orderId, idempotencyKey: randomUUID(), locale: 'en', points },
        buyer,
        desk.now(),
      ),
    /** Points that a member has, and those of them that are frozen. */
    async pointsOf({ memberId }: BenefitBuyer) {
      const lots = await lotsOf(db, memberId);
      const points = lots.reduce((sum, lot) => sum + lot.points, 0);
      return { points, frozen: await payments.frozenPoints(memberId, desk.now()) };
    },
    givePoints: ({ memberId }: BenefitBuyer, points: number) =>
      inTransaction(db, (trx) =>
        givePoints(trx, { memberId, source: 'ADJUSTMENT', points }, desk.now()),
      ),
  };
}
