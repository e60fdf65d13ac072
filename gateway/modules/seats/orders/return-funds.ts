import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { ChosenSeat } from '#gateway/modules/seats/seat.model.ts';
import type { SeatDependencies } from '#gateway/modules/seats/seat-dependencies.ts';
import { fundsOf, removeFunds } from '#gateway/modules/seats/seat-funds.repository.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { addMoney, type Money, money, zeroMoney } from '#schema/rules/base/money.ts';

/** Sends back what paid for seats that are given back, the way it came; answers how much. */
export async function returnFunds(
  trx: DatabaseTransaction,
  { payments }: Pick<SeatDependencies, 'payments'>,
  seats: readonly Pick<ChosenSeat, 'id'>[],
  now: Date,
): Promise<Money> {
  const ids = seats.map(({ id }) => id);
  const funds = await fundsOf(trx, ids, AIRLINE, now);
  await removeFunds(trx, ids);
  let total = zeroMoney(BRAND.currency);
  for (const { paymentId, amount } of funds) {
    const part = money(amount, BRAND.currency);
    await payments.giveBack(trx, { paymentId, amount: part }, now);
    total = addMoney(total, part);
  }
  return total;
}
