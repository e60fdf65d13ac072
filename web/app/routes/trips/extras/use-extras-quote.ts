import { skipToken } from '@apollo/client/react';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import type { itemsIn } from './basket.ts';
import { useExtrasQuoteQuery } from './extras-quote.query.gen.ts';
import type { QuotedExtrasFragment } from './quoted-extras.gen.ts';

/**
 * What the gateway says of a basket; `quote` is the one before while another is asked for, null
 * while nothing is chosen.
 */
type ExtrasQuote = {
  readonly quote: QuotedExtrasFragment | null;
  readonly asking: boolean;
  /** Asks again. */
  readonly renew: () => Promise<unknown>;
};

/**
 * Asks the gateway what items cost with coupons, each time either changes.
 * @param orderId the order for whose passengers they are; null where they are for none
 */
export function useExtrasQuote(
  items: ReturnType<typeof itemsIn>,
  coupons: readonly string[],
  orderId: string | null,
): ExtrasQuote {
  const locale = API_LOCALE[useLocale()];
  const order = orderId === null ? {} : { order: orderId, forOrder: true };
  const { data, previousData, loading, refetch } = useExtrasQuoteQuery(
    items.length === 0
      ? skipToken
      : {
          variables: { items, coupons: [...coupons], locale, ...order },
          // never from the cache: another order may have set a coupon aside meanwhile
          fetchPolicy: 'network-only',
        },
  );
  // without an answer the quote before stays, and the order is still checked by the gateway
  const renew = () => refetch().catch(() => null);
  if (items.length === 0) return { quote: null, asking: false, renew };
  const answer = data ?? previousData;
  const quote = answer?.order?.extrasQuote ?? answer?.viewer?.member?.extrasQuote ?? null;
  return { quote, asking: loading, renew };
}
