import { keyOf } from '#gateway/graphql/global-id.ts';
import { type SignatureFault, signatureFault } from '#gateway/ports/payment-provider/signature.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { readFact } from './fact.input.ts';
import type { FactDependencies } from './fact-dependencies.ts';
import { orderAsKnown } from './order-as-known.ts';
import { recordFact } from './record-fact.service.ts';

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
