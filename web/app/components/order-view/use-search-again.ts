import { searchAddress } from '#web/app/components/search-panel/search-query.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import type { OrderSearchFragment } from './order-search.gen.ts';
import { searchOfOrder } from './search-of-order.ts';

/** The address of the flights of an order, to search for them again in the user's language. */
export function useSearchAgain(order: OrderSearchFragment): string {
  return useLocalePath()(searchAddress(searchOfOrder(order)));
}
