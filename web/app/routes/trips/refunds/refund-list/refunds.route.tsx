import type { LoaderFunctionArgs } from 'react-router';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { loadQuery } from '#web/app/apollo/loader-query.ts';
import { localeOf } from '#web/app/i18n/locale-path.ts';
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
    'not-now',
    'scenes',
    'code-after-sale',
  ],
  unlisted: true,
});

/** Each list shows how far its refunds are. */
const NOW = { fresh: true, withoutTeams: true } as const;

async function load({ context, params, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const locale = API_LOCALE[localeOf(params)];
  const order = searchParams.get('order');
  if (order)
    return {
      ofOrder: await loadQuery(context, OrderRefundsDocument, { order, locale }, NOW),
      ofMember: null,
    };
  const after = searchParams.get('after');
  return {
    ofOrder: null,
    ofMember: await loadQuery(context, MemberRefundsDocument, { after, locale }, NOW),
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
