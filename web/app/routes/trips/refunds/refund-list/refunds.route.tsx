import { preload } from '#web/app/apollo/preload.ts';
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

/** What the server's loader and the browser's have in common. */
type Loading = Pick<Route.LoaderArgs, 'context' | 'request'>;

/** Never from the tab's cache: the list shows how far each refund is. */
const NOW = { fetchPolicy: 'network-only' } as const;

async function load({ context, request }: Loading) {
  const { searchParams } = new URL(request.url);
  const order = searchParams.get('order');
  if (order)
    return {
      ofOrder: await preload(context, OrderRefundsDocument, { order }, NOW),
      ofMember: null,
    };
  const after = searchParams.get('after');
  return { ofOrder: null, ofMember: await preload(context, MemberRefundsDocument, { after }, NOW) };
}

/** It is personal, and changes: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = (args: Route.LoaderArgs) => load(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args);

/** The refunds of the order in the address, else those of the member. */
export default function RefundsRoute({ loaderData }: Route.ComponentProps) {
  const { ofOrder, ofMember } = loaderData;
  if (ofOrder) return <OrderRefunds preloaded={ofOrder} />;
  return ofMember && <MemberRefunds preloaded={ofMember} />;
}
