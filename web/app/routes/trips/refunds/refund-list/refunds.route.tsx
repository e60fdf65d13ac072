import type { LoaderFunctionArgs } from 'react-router';
import { loadQuery } from '#web/app/apollo/loader-query.ts';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/refunds.route';
import { MemberRefunds } from './member-refunds.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { MemberRefundsDocument, OrderRefundsDocument } from './refunds.route.gen.ts';

export const handle = page({
  messages: [
    'trips-refunds-refund-list',
    'missing',
    'refund-view',

    'code-after-sale',
  ],
  unlisted: true,
});

async function load({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const order = searchParams.get('order');
  if (order)
    return {
      ofOrder: await loadQuery(context, OrderRefundsDocument, { order }, { fresh: true }),
      ofMember: null,
    };
  const after = searchParams.get('after');
  return {
    ofOrder: null,
    ofMember: await loadQuery(context, MemberRefundsDocument, { after }, { fresh: true }),
  };
}

/** It is personal, and changes: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = load;
export const clientLoader = load;

/** The refunds of the order in the address, else those of the member. */
export default function RefundsRoute({ loaderData }: Route.ComponentProps) {
  const { ofOrder, ofMember } = loaderData;
  if (ofOrder) return <OrderRefunds loaded={ofOrder} />;
  return ofMember && <MemberRefunds loaded={ofMember} />;
}
