import { inTransaction } from '#gateway/database/transaction.ts';
import { keyOf } from '#gateway/graphql/global-id.ts';
import { wholeOrder } from '#gateway/modules/orders/read/order-parts.service.ts';
import { hashOfRequest } from '#gateway/requests/idempotency.ts';
import { Refused } from '#gateway/requests/refused.ts';
import { AIRLINE } from '#gateway/sessions/reader.ts';
import { carryOutFact } from './carry-out-fact.ts';
import type { Fact } from './fact.input.ts';
import type { FactSources } from './fact-sources.ts';
import { factUnder, insertFact, lastNumberOf } from './facts.repository.ts';

/**
 * Records a fact and does what it says, both or neither. The same fact again changes nothing. Facts of a service about one order come in
 * the order of their numbers.
 * @returns null once it is recorded, else the code why not
 */
export const recordFact = async (
  sources: FactSources,
  team: string,
  fact: Fact,
  now: Date,
): Promise<string | null> => {
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
  try {
    await inTransaction(sources.db, async (trx) => {
      const locked = await sources.orders.orderForPayment(trx, orderId, AIRLINE, now);
      if (!locked) throw new Refused('ORDER_NOT_FOUND');
      const before = await factUnder(trx, record);
      if (before && before.contentHash !== record.contentHash) throw new Refused('KEY_REUSED');
      if (before) return;
      const last = await lastNumberOf(trx, record);
      if (number <= last) throw new Refused('NUMBER_TAKEN');
      if (number > last + 1) throw new Refused('EARLIER_FACT_MISSING');
      const instant = await sources.nowIn(trx);
      const order = await wholeOrder(trx, locked, AIRLINE, instant);
      if (!(await insertFact(trx, record, instant))) throw new Refused('KEY_REUSED');
      await carryOutFact(trx, sources, { team, order, paid, now: instant }, fact);
    });
    return null;
  } catch (fault) {
    if (fault instanceof Refused) return fault.code;
    throw fault;
  }
};
