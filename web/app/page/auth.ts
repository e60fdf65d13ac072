import { type RouterContextProvider, redirect } from 'react-router';
import { browserClient } from '#web/app/apollo/browser-client.ts';
import { SignedInMemberDocument } from '#web/app/apollo/member/viewer.query.gen.ts';
import { apolloContext } from '#web/app/apollo/request-client.ts';
import { localePath, splitLocale } from '#web/app/i18n/locale-path.ts';
import { loginPath } from './own-path.ts';

type Asked = {
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
};

/**
 * The guard of pages for members, as middleware on the server and in the browser: leads others to the sign-in, and from there
 * back. What the gateway cannot answer, the page itself will say.
 */
export async function auth({ url: { pathname, search }, context }: Asked): Promise<void> {
  const client = context.get(apolloContext) ?? browserClient();
  const { data } = await client.query({
    query: SignedInMemberDocument,
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
  });
  if (!data || data.viewer.member) return;
  const { locale } = splitLocale(pathname);
  throw redirect(loginPath(localePath(locale, '/login'), pathname + search));
}
