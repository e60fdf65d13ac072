import { type MiddlewareFunction, redirect, type RouterContextProvider } from 'react-router';
import { browserClient } from '#web/app/apollo/browser-client.ts';
import { apolloContext } from '#web/app/apollo/request-client.ts';
import { SignedInMemberDocument } from '#web/app/apollo/viewer.query.gen.ts';
import { localePath, splitLocale } from '#web/app/i18n/locale-path.ts';
import { loginPath } from './own-path.ts';

type Asked = { readonly request: Request; readonly context: Readonly<RouterContextProvider> };

/** Leads to the sign-in, and from there back, unless a member asks. What the gateway cannot answer, the page will say. */
async function requireMember({ request, context }: Asked): Promise<void> {
  const client = context.get(apolloContext) ?? browserClient();
  const { data } = await client.query({
    query: SignedInMemberDocument,
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
  });
  if (!data || data.viewer.member) return;
  const { pathname, search } = new URL(request.url);
  const { locale } = splitLocale(pathname);
  throw redirect(loginPath(localePath(locale, '/login'), pathname + search));
}

/** The guard of pages for members, on the server. */
export const auth: MiddlewareFunction<Response> = async (asked, next) => {
  await requireMember(asked);
  return next();
};

/** The same in the browser. */
export const clientAuth: MiddlewareFunction = async (asked, next) => {
  await requireMember(asked);
  return next();
};
