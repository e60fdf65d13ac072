import { skipToken } from '@apollo/client/react';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import type { itemsIn } from './basket.ts';
import { useExtrasQuoteQuery } from './extras-quote.query.gen.ts';
import type { QuotedExtrasFragment } from './quoted-extras.gen.ts';

/** What the gateway says of a basket; `quote` is the one before while another is asked for, null while nothing is chosen. */
type ExtrasQuote = { readonly quote: QuotedExtrasFragment | null; readonly asking: boolean };

/** Asks the gateway what items cost with coupons, each time either changes; for guests, who have none, nothing is asked. */
export function useExtrasQuote(
  items: ReturnType<typeof itemsIn>,
  coupons: readonly string[],
  isGuest: boolean,
): ExtrasQuote {
  const locale = API_LOCALE[useLocale()];
  const { data, previousData, loading } = useExtrasQuoteQuery(
    items.length === 0 || isGuest
      ? skipToken
      : // never from the cache: another order may have set a coupon aside meanwhile
        { variables: { items, coupons: [...coupons], locale }, fetchPolicy: 'network-only' },
  );
  if (items.length === 0 || isGuest) return { quote: null, asking: false };
  return { quote: (data ?? previousData)?.viewer.member?.benefitQuote ?? null, asking: loading };
}
