import { randomUUID } from 'node:crypto';
import type { Database } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { aPerson } from '#gateway/modules/members/members.test-support.ts';
import type { PayableName } from '#gateway/modules/payments/payment.model.ts';
import type { paymentDesk } from '#gateway/modules/payments/payments.test-support.ts';
import { givePoints } from '#gateway/modules/points/move-points.service.ts';
import { lotsOf } from '#gateway/modules/points/points.repository.ts';
import { aMember } from '#gateway/scenarios/builders/member.builder.ts';
import type { Visitor } from '#gateway/scenarios/test-orders.ts';

type Till = Pick<Awaited<ReturnType<typeof paymentDesk>>, 'desk' | 'payments'>;

/** A member of the club at a browser. */
export type Payer = Visitor & { readonly memberId: string };

/** Members who pay with points at a payment desk. */
export function pointsAt(db: Database, { desk, payments }: Till) {
  const give = ({ memberId }: Pick<Payer, 'memberId'>, points: number) =>
    inTransaction(db, (trx) =>
      givePoints(trx, { memberId, source: 'ADJUSTMENT', points }, desk.now()),
    );
  return {
    givePoints: give,
    /** A new member at a browser, with points where some are named. */
    async payer(points = 0): Promise<Payer> {
      const memberId = await aMember(db, aPerson(), desk.now());
      if (points > 0) await give({ memberId }, points);
      return { memberId, sessionId: randomUUID() };
    },
    /** Points that a member has, and those of them that are frozen. */
    async pointsOf({ memberId }: Pick<Payer, 'memberId'>) {
      const lots = await lotsOf(db, memberId);
      const points = lots.reduce((sum, lot) => sum + lot.points, 0);
      return { points, frozen: await payments.frozenPoints(memberId, desk.now()) };
    },
    /** Begins to pay something, with points where some are named. */
    begin: (payer: Payer, orderId: string, points = 0, kind: PayableName = 'ORDER') =>
      payments.start(
        { kind, orderId, idempotencyKey: randomUUID(), locale: 'en', points },
        payer,
        desk.now(),
      ),
  };
}
