import { inTransaction } from '#gateway/database/transaction.ts';
import { keyOf } from '#gateway/graphql/global-id.ts';
import { hashOfRequest } from '#gateway/requests/idempotent.ts';
import { outcomeOf, Refused } from '#gateway/requests/refused.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { carryOutFact } from './carry-out-fact.ts';
import type { Fact } from './fact.input.ts';
import type { FactDependencies } from './fact-dependencies.ts';
import { factUnder, insertFact, lastNumberOf } from './facts.repository.ts';

/**
 * Records a fact and does what it says, both or neither. The same fact again changes nothing. Facts
 * of a service about one order come in the order of their numbers.
 * @returns null once it is recorded, else the code why not
 */
export async function recordFact(
  sources: FactDependencies,
  team: string,
  fact: Fact,
  now: Date,
): Promise<string | null> {
  const orderId = keyOf('Order', fact.orderId) ?? '';
  const { key, number, kind, ...content } = fact;
  const record = {
    team,
    key,
    orderId,
    number,
    kind,
    contentHash: hashOfRequest({ ...content, number, kind }),
  };
  // Read before the order is locked: they do not change any more.
  const paid = kind === 'MONEY_DUE' ? await sources.refunds.paymentsOf(orderId, now) : [];
  const { code } = await outcomeOf<string, void>(() =>
    inTransaction(sources.db, async (trx) => {
      const order = await sources.orders.lock(trx, orderId, AIRLINE, now);
      if (!order) throw new Refused('ORDER_NOT_FOUND');
      const before = await factUnder(trx, record);
      if (before && before.contentHash !== record.contentHash) throw new Refused('KEY_REUSED');
      if (before) return;
      const last = await lastNumberOf(trx, record);
      if (number <= last) throw new Refused('NUMBER_TAKEN');
      if (number > last + 1) throw new Refused('EARLIER_FACT_MISSING');
      if (!(await insertFact(trx, record, order.asOf))) throw new Refused('KEY_REUSED');
      await carryOutFact(trx, sources, { team, order, paid, now: order.asOf }, fact);
    }),
  );
  return code;
}
