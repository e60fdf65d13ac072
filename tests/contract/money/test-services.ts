import { randomInt, randomUUID } from 'node:crypto';
import { afterAll } from 'vitest';
import { aPerson } from '#gateway/modules/members/members.test-support.ts';
import type { PayableName } from '#gateway/modules/payments/payment.model.ts';
import { type Payer, pointsAt } from '#gateway/modules/payments/points/points.test-support.ts';
import { aMember } from '#gateway/scenarios/builders/member.builder.ts';
import { testOrders } from '#gateway/scenarios/test-orders.ts';
import {
  startTestSandbox,
  temporaryDirectory,
} from '#gateway/simulated/payment-provider/sandbox.test-support.ts';
import { createSimulatedRefundOffice } from '#gateway/simulated/refund-office/simulated-refund-office.ts';
import { pointsValue } from '#schema/rules/club/points.ts';
import { testDatabase } from '#tests/support/database.ts';
import { moneyServices } from './money-services.ts';

/**
 * The services of the real gateway on a database and a provider of their own. Call it at the top
 * level of a test file.
 */
export async function testServices() {
  const { db, url } = await testDatabase();
  const directory = temporaryDirectory();
  const sandbox = await startTestSandbox(directory.path);
  const { services, keys, demoClock } = await moneyServices(db, url, sandbox.provider);
  const desk = testOrders(db, keys);
  const now = () => demoClock.now();
  const { payer: _, ...points } = pointsAt(db, {
    desk: { ...desk, now },
    payments: services.payments,
  });
  afterAll(async () => {
    await sandbox.stop();
    directory.remove();
  });

  /**
   * Pays something as its traveller does, so many quarters of what points may pay with points;
   * answers whether it could.
   */
  const pay = async (
    kind: PayableName,
    id: string,
    payer: Payer,
    quarters: number,
  ): Promise<boolean> => {
    const toPay = await services.payments.toPay({ kind, id }, payer, now());
    if (!toPay) return false;
    const most = Math.floor(toPay.offsettable.amount / pointsValue(1).amount);
    const request = { kind, orderId: id, locale: 'en' as const, idempotencyKey: randomUUID() };
    const points = Math.floor((most * quarters) / 4);
    const { payment, code } = await services.payments.start({ ...request, points }, payer, now());
    if (code === 'POINTS_NOT_ENOUGH') return pay(kind, id, payer, 0);
    if (code || !payment) return false;
    if (payment.state === 'SUCCEEDED') return true;
    await sandbox.control('POST', `/payments/${payment.providerReference}/outcome`, {
      outcome: 'APPROVED',
    });
    const outcome = await services.payments.confirmNow(id, payer, now(), kind);
    return outcome === 'PAID' || outcome === 'TICKETED';
  };

  let round: Promise<number> = Promise.resolve(0);
  return {
    db,
    url,
    services,
    desk,
    now,
    pay,
    keys,
    sandbox,
    provider: sandbox.provider,
    office: createSimulatedRefundOffice(db),
    /** A new member with points, and a browser. */
    async payer(): Promise<Payer> {
      const memberId = await aMember(db, aPerson(), now());
      await points.givePoints({ memberId }, GIVEN);
      return { memberId, sessionId: randomUUID() };
    },
    /**
     * Rounds of the back office follow each other, as those of the sweep do: histories at once do
     * not queue for the same orders.
     */
    askOffice(): Promise<number> {
      const next = round.catch(() => 0).then(() => services.refunds.askOffice(now()));
      round = next;
      return next;
    },
    /** What the jobs do: approved refunds are paid, and everything that is due is sent back. */
    async work(): Promise<void> {
      await services.refunds.resume();
      const due = await db
        .selectFrom('payment_returns')
        .select('id')
        .where('state', '<>', 'SUCCEEDED')
        .execute();
      for (const { id } of due) await services.payments.sendBack(id);
    },
  };
}

/** A network of its own: uploads and unpaid seats are limited by it. */
export const anAddress = (): string =>
  ['10', ...Array.from({ length: 3 }, () => randomInt(1, 255))].join('.');

/** Points that each member has at the beginning. */
export const GIVEN = 100_000;

export type TestServices = Awaited<ReturnType<typeof testServices>>;
