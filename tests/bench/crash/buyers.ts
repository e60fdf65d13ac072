import { randomUUID } from 'node:crypto';
import { type Attempt, buy, type FoundOffer } from '#tests/support/buyer.ts';

/** An order whose creation was not yet confirmed or denied. */
type Doubt = Pick<Attempt, 'key' | 'cookie'> & { readonly offer: FoundOffer };

/**
 * What buyers know: the references they received, and what they were waiting for when the
 * connection broke.
 */
export interface BuyersLedger {
  readonly acknowledged: Set<string>;
  readonly inDoubt: Map<string, Doubt>;
}

export const emptyLedger = (): BuyersLedger => ({ acknowledged: new Set(), inDoubt: new Map() });

/**
 * Starts buyers who order again and again until the gateway has ended.
 * @returns once each of them has a session; `gone` resolves when the last has stopped
 */
export async function setBuyersToWork(
  url: string,
  offers: readonly FoundOffer[],
  buyers: number,
  ledger: BuyersLedger,
): Promise<{ gone: Promise<unknown> }> {
  const ready = await Promise.all(
    Array.from({ length: buyers }, async (_, index) => {
      const offer = offers[index % offers.length];
      if (!offer) throw new Error('There is nothing to buy');
      const { cookie, reference, codes } = await buy(url, offer);
      if (!reference) throw new Error(`The first order was refused: ${codes}`);
      ledger.acknowledged.add(reference);
      return { offer, cookie };
    }),
  );
  return { gone: Promise.all(ready.map((buyer) => keepBuying(url, buyer, ledger))) };
}

async function keepBuying(
  url: string,
  { offer, cookie }: Omit<Doubt, 'key'>,
  { acknowledged, inDoubt }: BuyersLedger,
): Promise<void> {
  for (;;) {
    const key = randomUUID();
    inDoubt.set(key, { key, cookie, offer });
    const attempt = await buy(url, offer, { key, cookie }).catch(() => null);
    // No answer, or "try again": the commit may have happened.
    if (!attempt || attempt.outcome === 'UNAVAILABLE') return;
    inDoubt.delete(key);
    if (attempt.reference) acknowledged.add(attempt.reference);
  }
}

/**
 * Repeats what was in doubt, with the keys of then: afterwards every one of them is an order or a
 * refusal.
 */
export async function repeatInDoubt(
  url: string,
  { acknowledged, inDoubt }: BuyersLedger,
): Promise<void> {
  for (const { key, cookie, offer } of [...inDoubt.values()]) {
    const { outcome, reference, codes } = await buy(url, offer, { key, cookie });
    if (outcome === 'UNAVAILABLE') throw new Error(`An order cannot be repeated: ${codes}`);
    if (reference) acknowledged.add(reference);
    inDoubt.delete(key);
  }
}
