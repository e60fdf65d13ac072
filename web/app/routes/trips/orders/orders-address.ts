import { ORDER_TABS, type OrderTab } from '#schema/codes/orders/order-tabs.ts';

/**
 * What the address of the list says: which tab, what is searched, after which order the page
 * begins.
 */
export type OrdersAddress = {
  readonly tab: OrderTab;
  readonly search: string;
  readonly after: string | null;
};

/** Reads it; what is no tab is the first one. */
export function readOrdersAddress(params: URLSearchParams): OrdersAddress {
  const wanted = params.get('tab');
  return {
    tab: ORDER_TABS.find((tab) => tab === wanted) ?? 'ALL',
    search: params.get('search')?.trim() ?? '',
    after: params.get('after'),
  };
}

/** The address in English, without what is as usual. */
export function ordersAddress({ tab, search, after }: Partial<OrdersAddress>): string {
  const params = new URLSearchParams();
  if (tab && tab !== 'ALL') params.set('tab', tab);
  if (search) params.set('search', search);
  if (after) params.set('after', after);
  const query = params.toString();
  return query ? `/order/flightOrder?${query}` : '/order/flightOrder';
}
