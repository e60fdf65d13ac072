import { useSearchParams } from 'react-router';
import { loaderQuery } from '#web/app/apollo/loader-query.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
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

const query = loaderQuery(
  OrderListDocument,
  ({ searchParams, locale }) => ({
    ...readOrdersAddress(searchParams),
    locale,
  }),
  { fresh: true },
);
export const loader = query.loader;
export const clientLoader = query.clientLoader;

/**
 * A member's orders; for a guest, what is open in this browser and the ways to the rest
 * (RULES 4.5 and 10.6).
 */
export default function OrdersRoute({ loaderData }: Route.ComponentProps) {
  const { viewer } = useLoaderQuery(OrderListDocument, loaderData).data;
  const address = readOrdersAddress(useSearchParams()[0]);
  const { member, openedOrders } = viewer;
  if (!member) return <GuestOrders opened={openedOrders.map(({ order }) => order)} />;
  return <MemberOrders address={address} tabs={member.orderTabs} page={member.orders} />;
}
