import { inTransaction } from '#gateway/database/transaction.ts';
import { keyOf } from '#gateway/graphql/global-id.ts';
import { type SignatureFault, signatureFault } from '#gateway/ports/payment-provider/signature.ts';
import { hashOfRequest } from '#gateway/requests/idempotent.ts';
import { outcomeOf, Refused } from '#gateway/requests/refused.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { carryOutFact } from './carry-out-fact.ts';
import { type Fact, readFact } from './fact.input.ts';
import type { FactDependencies } from './fact-dependencies.ts';
import { factUnder, insertFact, lastNumberOf } from './facts.repository.ts';
import { orderAsKnown } from './order-as-known.ts';

/**
 * Records a fact and does what it says, both or neither. The same fact again changes nothing. Facts
 * of a service about one order come in the order of their numbers.
 * @returns null once it is recorded, else the code why not
 */
async function recordFact(
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

/** Who says so, and what was signed. */
type Signed = { readonly team: string; readonly text: string; readonly signature: string | null };

/** The facts that other services tell about orders. */
export type FactService = ReturnType<typeof createFactService>;

export function createFactService(sources: FactDependencies) {
  /** By the machine's clock: signatures are made in real time. */
  const signatureProblem = (
    { team, text, signature }: Signed,
    realNow: Date,
  ): SignatureFault | 'TEAM_UNKNOWN' | null => {
    const faults = (sources.keysOf(team) ?? []).map((key) =>
      signatureFault(key, text, signature, realNow),
    );
    if (faults.length === 0) return 'TEAM_UNKNOWN';
    return faults.includes(null) ? null : (faults[0] ?? null);
  };
  return {
    /** Why a request is not of the service that it names; null where it is. */
    signatureProblem,
    /** Records a fact; answers the code why not, or null. Its signature was checked. */
    async record(team: string, rawBody: string, now: Date) {
      const fact = readFact(rawBody);
      return fact ? recordFact(sources, team, fact, now) : 'MALFORMED';
    },
    /** What is known of an order, for a service; null where there is none. */
    async known(team: string, orderId: string, now: Date) {
      const order = await sources.orders.find({ id: keyOf('Order', orderId) ?? '' }, AIRLINE, now);
      return order && orderAsKnown(sources, team, order, now);
    },
  };
}
