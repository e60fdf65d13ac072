import { DatabaseUnavailable } from '#gateway/database/faults.ts';
import type { PaymentSources } from '#gateway/modules/payments/payment-sources.ts';
import { PaymentProviderError } from '#gateway/ports/payment-provider/payment-provider.error.ts';

/** Questions to the provider at once: fewer than the connections that a gateway has to its database. */
const AT_ONCE = 6;

/**
 * Does it for each, a few at once. One that fails does not keep the others waiting, unless the provider does not answer
 * any more: `work` says so with false, or throws what may succeed later.
 * @returns false when it stopped there
 */
export const workThrough = async (
  ids: readonly string[],
  { log }: Pick<PaymentSources, 'log'>,
  work: (id: string) => Promise<boolean>,
): Promise<boolean> => {
  const left = ids.values();
  let answered = true;
  const workOne = async (id: string): Promise<boolean> => {
    try {
      return await work(id);
    } catch (fault) {
      if (fault instanceof DatabaseUnavailable) throw fault;
      log.fault(fault, 'a payment could not be brought up', { paymentId: id });
      return !(fault instanceof PaymentProviderError && fault.retryable);
    }
  };
  const workOn = async () => {
    for (const id of left) {
      if (!answered) return;
      if (!(await workOne(id))) answered = false;
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, ids.length) }, workOn));
  return answered;
};
