import { connect } from '#gateway/database/database.ts';
import { paymentsOf } from '#gateway/modules/payments/payments.repository.ts';
import { leftOfPayments } from '#gateway/modules/payments/points/left-of-payments.repository.ts';
import type { RefundDependencies } from '#gateway/modules/refunds/refund-dependencies.ts';
import { refundServices } from '#gateway/scenarios/builders/refund-services.ts';
import { testOrders, type Visitor } from '#gateway/scenarios/test-orders.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import type { RefundRequest } from './request-refund.service.ts';

/** One of the refunds that a gateway has in hand when it is killed. */
export type RefundInHand = {
  readonly orderId: string;
  readonly visitor: Visitor;
  readonly request: RefundRequest;
};

/** The task of a gateway that is about to be killed. */
export type LastRefunds = {
  readonly databaseUrl: string;
  readonly secret: string;
  readonly now: string;
  readonly inHand: readonly RefundInHand[];
  /** The positive control: it writes without a transaction. */
  readonly careless: boolean;
};

if (import.meta.main) {
  const wish = JSON.parse(process.argv[2] ?? '') as LastRefunds;
  const now = new Date(wish.now);
  const keys = deriveKeys(wish);
  const { db } = connect(wish.databaseUrl, { connections: wish.inHand.length });
  const desk = testOrders(db, keys);
  desk.at(now);
  let arrived = 0;
  /** Says that the gateway may be killed once each refund is done, or has stopped in the middle. */
  const arrive = (): void => {
    arrived += 1;
    if (arrived === wish.inHand.length) process.stdout.write('in the middle\n');
  };
  const stop = (): Promise<never> => {
    arrive();
    return new Promise(() => {});
  };
  let released = 0;
  const inventory: RefundDependencies['inventory'] = {
    release(trx, seats) {
      released += 1;
      return released % 2 === 0 ? stop() : desk.inventory.release(trx, seats);
    },
  };
  const { refunds } = refundServices(
    { ...desk, db, keys, inventory },
    {
      payments: {
        ofOrder: (id, viewer, at) => paymentsOf(db, id, viewer, at),
        giveBack: async () => ({ points: 0, returnId: null }),
        leftOf: leftOfPayments,
      },
    },
  );
  await Promise.all(
    wish.inHand.map(async ({ orderId, request, visitor }) => {
      if (wish.careless) {
        const coupons = db.updateTable('coupons').set({ state: 'REFUNDED' });
        await coupons.where('order_id', '=', orderId).execute();
        await stop();
      }
      await refunds.request(request, visitor, now);
      arrive();
    }),
  );
}
