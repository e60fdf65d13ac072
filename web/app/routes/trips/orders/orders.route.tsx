import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { preload } from '#web/app/apollo/preload.ts';
import { usePreloaded } from '#web/app/apollo/use-preloaded.ts';
import { localeOf } from '#web/app/i18n/locale-path.ts';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/orders.route';
import { GuestOrders } from './guest-orders.tsx';
import { MemberOrders } from './member-orders.tsx';
import { OrderListDocument } from './orders.route.gen.ts';
import { readOrdersAddress } from './orders-address.ts';

export const handle = page({
  messages: ['page', 'trips-orders', 'scenes', 'account-nav', 'order-view', 'airline-change'],
  unlisted: true,
});

/** It is personal, and changes: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

/** What the server's loader and the browser's have in common. */
type Loading = Pick<Route.LoaderArgs, 'context' | 'params' | 'request'>;

async function load({ context, params, request }: Loading) {
  const address = readOrdersAddress(new URL(request.url).searchParams);
  const variables = { ...address, locale: API_LOCALE[localeOf(params)] };
  // never from the tab's cache: the list shows deadlines
  const fetchPolicy = 'network-only';
  return { address, list: await preload(context, OrderListDocument, variables, { fetchPolicy }) };
}
export const loader = (args: Route.LoaderArgs) => load(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args);

/**
 * A member's orders; for a guest, what is open in this browser and the ways to the rest
 * (RULES 4.5 and 10.6).
 */
export default function OrdersRoute({ loaderData }: Route.ComponentProps) {
  const { viewer } = usePreloaded(OrderListDocument, loaderData.list).data;
  const { member, openedOrders } = viewer;
  if (!member) return <GuestOrders opened={openedOrders.map(({ order }) => order)} />;
  return <MemberOrders address={loaderData.address} tabs={member.orderTabs} page={member.orders} />;
}
