import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { preload } from '#web/app/apollo/preload.ts';
import { Missing } from '#web/app/components/missing/missing.tsx';
import { localeOf } from '#web/app/i18n/locale-path.ts';
import { page } from '#web/app/i18n/page.ts';
import type { Route } from './+types/message-details.route';
import { MessageDetailsDocument } from './message-details.route.gen.ts';
import { MessageView } from './message-view.tsx';

export const handle = page({
  messages: ['account-inbox', 'missing', 'code', 'code-account'],
  unlisted: true,
});

/** It is personal: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

type Loading = Pick<Route.LoaderArgs, 'context' | 'params' | 'request'>;

async function load({ context, params, request }: Loading) {
  const id = new URL(request.url).searchParams.get('id');
  if (!id) return { message: null };
  const variables = { id, locale: API_LOCALE[localeOf(params)] };
  const fetchPolicy = 'network-only';
  return { message: await preload(context, MessageDetailsDocument, variables, { fetchPolicy }) };
}
export const loader = (args: Route.LoaderArgs) => load(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args);

/** One message of the member. */
export default function MessageDetailsRoute({ loaderData: { message } }: Route.ComponentProps) {
  return message ? (
    <MessageView preloaded={message} />
  ) : (
    <Missing what="MESSAGE" title="account-inbox.message" />
  );
}
