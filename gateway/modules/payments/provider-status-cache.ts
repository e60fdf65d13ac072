import { createRecentAnswers } from '#gateway/requests/recent-answers.ts';
import type { queryProvider } from './attempts/query-provider.service.ts';

type Ask = typeof queryProvider;

const SHARED_MILLISECONDS = 2_000;

/**
 * Asks as `ask` does, but shares an answer of the last two seconds, also one that is still awaited:
 * travellers who press again and again, or have several tabs open, are one question to the
 * provider.
 */
export function createProviderStatusCache(ask: Ask): Ask {
  const recent = createRecentAnswers<boolean>({ milliseconds: SHARED_MILLISECONDS });
  return (sources, payment, now) =>
    payment.providerReference === null
      ? ask(sources, payment, now)
      : recent(payment.id, now, () => ask(sources, payment, now));
}
