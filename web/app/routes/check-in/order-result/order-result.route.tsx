import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { preload } from '#web/app/apollo/preload.ts';
import { NotOpenHere } from '#web/app/components/payment/not-open-here.tsx';
import { segmentIn } from '#web/app/components/seat-order/seat-paths.ts';
import { localeOf } from '#web/app/i18n/locale-path.ts';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/order-result.route';
import { OrderResultDocument } from './order-result.route.gen.ts';
import { OrderResultView } from './order-result-view.tsx';

export const handle = page({
  messages: ['check-in-order-result', 'seat-order', 'booking-payment', 'code', 'code-after-sale'],
  unlisted: true,
});

/** What the server's loader and the browser's have in common. */
type Loading = Pick<Route.LoaderArgs, 'context' | 'params' | 'request'>;

const load = async ({ context, params, request }: Loading) => {
  const { searchParams } = new URL(request.url);
  const order = searchParams.get('order');
  const segment = segmentIn(searchParams) ?? 0;
  const seats = searchParams.get('seats');
  if (!order) return { segment, seats, result: null };
  const variables = { order, locale: API_LOCALE[localeOf(params)] };
  const fetchPolicy = 'network-only';
  const result = await preload(context, OrderResultDocument, variables, { fetchPolicy });
  return { segment, seats, result };
};

/** It is personal, and changes: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = (args: Route.LoaderArgs) => load(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args);

/** What became of a choice of seats. */
export default function OrderResultRoute({ loaderData }: Route.ComponentProps) {
  const { result, segment, seats } = loaderData;
  if (!result) return <NotOpenHere />;
  return <OrderResultView preloaded={result} segment={segment} seatOrderId={seats} />;
}
