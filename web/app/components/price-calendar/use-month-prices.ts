import { useEffect, useState } from 'react';
import type { Month } from './calendar-month.ts';
import { monthPrices } from './month-prices.ts';
import type { MonthPrices, Priced } from './priced.ts';

/**
 * Prices loading, loaded, or not available; `idle` while it is not known which flight they are for.
 */
export type MonthState =
  | { readonly state: 'idle' | 'loading' | 'failed'; readonly prices: null }
  | { readonly state: 'ready'; readonly prices: MonthPrices };

const LOADING: MonthState = { state: 'loading', prices: null };

/** The prices of one month, asked for when it is shown. */
export function useMonthPrices(bound: Priced | null, month: Month): MonthState {
  const [answer, setAnswer] = useState<{ key: string; state: MonthState }>();
  const key = JSON.stringify([bound, month]);
  useEffect(() => {
    const [asked, askedMonth] = JSON.parse(key) as [Priced | null, Month];
    if (!asked) return;
    let shown = true;
    monthPrices(asked, askedMonth).then(
      (prices) => shown && setAnswer({ key, state: { state: 'ready', prices } }),
      () => shown && setAnswer({ key, state: { state: 'failed', prices: null } }),
    );
    return () => {
      shown = false;
    };
  }, [key]);
  if (!bound) return { state: 'idle', prices: null };
  return answer?.key === key ? answer.state : LOADING;
}
