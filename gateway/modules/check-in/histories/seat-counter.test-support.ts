import { randomUUID } from 'node:crypto';
import type { Database } from '#gateway/database/database.ts';
import type { checkInDesk, Traveller } from '#gateway/modules/check-in/check-in.test-support.ts';
import type { SeatDependencies } from '#gateway/modules/seats/seat-dependencies.ts';
import type { SeatService } from '#gateway/modules/seats/seats.service.ts';
import { seatedId, settleCaptured } from '#gateway/modules/seats/seats.test-support.ts';
import { type Money, money } from '#schema/rules/base/money.ts';

const CENTS = 100;

/** Payments that only note what goes back, in yuan. */
export function seatLedger() {
  let returned = 0;
  const payments: SeatDependencies['payments'] = {
    ofOrder: async () => [],
    confirmNow: async () => null,
    abandon: async () => {},
    giveBack: async (_trx: unknown, { amount }: { readonly amount: Money }) => {
      returned += amount.amount / CENTS;
      return null;
    },
  } as unknown as SeatDependencies['payments'];
  return { payments, returned: () => returned };
}

type Parts = Pick<ReturnType<typeof checkInDesk>, 'desk'> & {
  readonly seats: SeatService;
  readonly traveller: Traveller;
};

/** Pays, cancels and gives back the seats of a party in the browser that sees the whole order. */
export function seatCounter(db: Database, { desk, seats, traveller }: Parts) {
  const { order, visitor } = traveller;
  const heldBy = async (who: number) => {
    const live = await seats.liveOf(db, [order.id], visitor, desk.now());
    const held = live.find(
      ({ passengerId, state }) => passengerId === order.passengers[who]?.id && state === 'HELD',
    );
    return held?.seatOrderId ?? null;
  };
  return {
    async pay(who: number): Promise<string> {
      const id = await heldBy(who);
      return id ? settleCaptured(db, id, desk.now()) : 'NOTHING_HELD';
    },
    async cancelOrder(who: number): Promise<string> {
      const seatOrderId = await heldBy(who);
      if (!seatOrderId) return 'NOTHING_HELD';
      const request = { seatOrderId, idempotencyKey: randomUUID() };
      return (await seats.cancelOrder(request, visitor, desk.now())) ?? 'DONE';
    },
    async giveBack(who: number, paid: number): Promise<string[]> {
      const request = {
        idempotencyKey: randomUUID(),
        passengerSegmentIds: [seatedId(order, who)],
        accepted: money(paid * CENTS, 'CNY'),
      };
      const { userErrors } = await seats.cancel(request, visitor, desk.now());
      return userErrors.map(({ code }) => code);
    },
  };
}
