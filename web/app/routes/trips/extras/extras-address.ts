import type { OrderTab } from '#schema/codes/orders/order-tabs.ts';

/** The views of a list of extras: none of them waits for travel. */
export const EXTRAS_TABS = [
  'ALL',
  'PENDING_PAYMENT',
  'COMPLETED',
  'CANCELLED',
] as const satisfies readonly OrderTab[];
export type ExtrasTab = (typeof EXTRAS_TABS)[number];

/** What the address of the list says: which tab, after which order the page begins. */
export type ExtrasAddress = { readonly tab: ExtrasTab; readonly after: string | null };

/** Reads it; what is no tab is the first one. */
export function readExtrasAddress(params: URLSearchParams): ExtrasAddress {
  const wanted = params.get('tab');
  return {
    tab: EXTRAS_TABS.find((tab) => tab === wanted) ?? 'ALL',
    after: params.get('after'),
  };
}

/** The address in English, without what is as usual. */
export function extrasAddress({ tab, after }: Partial<ExtrasAddress>): string {
  const params = new URLSearchParams();
  if (tab && tab !== 'ALL') params.set('tab', tab);
  if (after) params.set('after', after);
  const query = params.toString();
  return query ? `/order/equityOrder?${query}` : '/order/equityOrder';
}
