import type { queryProvider } from './attempts/query-provider.service.ts';

type Ask = typeof queryProvider;

const SHARED_MILLISECONDS = 2_000;

function isRecent(asked: Date, now: Date): boolean {
  const age = now.getTime() - asked.getTime();
  return age >= 0 && age < SHARED_MILLISECONDS;
}

/**
 * Asks as `ask` does, but shares an answer of the last two seconds, also one that is still awaited:
 * travellers who press again and again, or have several tabs open, are one question to the
 * provider.
 */
export function createProviderStatusCache(ask: Ask): Ask {
  const answers = new Map<string, { readonly asked: Date; readonly answer: Promise<boolean> }>();
  const forgetOld = (now: Date) => {
    for (const [id, { asked }] of answers) if (!isRecent(asked, now)) answers.delete(id);
  };
  return (sources, payment, now) => {
    if (payment.providerReference === null) return ask(sources, payment, now);
    const known = answers.get(payment.id);
    if (known && isRecent(known.asked, now)) return known.answer;
    forgetOld(now);
    const answer = ask(sources, payment, now);
    answers.set(payment.id, { asked: now, answer });
    answer.catch(() => answers.delete(payment.id));
    return answer;
  };
}
