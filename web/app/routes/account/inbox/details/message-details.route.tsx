import { loaderQuery } from '#web/app/apollo/loader-query.ts';
import { Missing } from '#web/app/components/missing/missing.tsx';
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

const query = loaderQuery(
  MessageDetailsDocument,
  ({ searchParams, locale }) => {
    const id = searchParams.get('id');
    return id ? { id, locale } : null;
  },
  { fresh: true },
);
export const loader = query.loader;
export const clientLoader = query.clientLoader;

/** One message of the member. */
export default function MessageDetailsRoute({ loaderData: message }: Route.ComponentProps) {
  return message ? (
    <MessageView loaded={message} />
  ) : (
    <Missing what="MESSAGE" title="account-inbox.message" />
  );
}
