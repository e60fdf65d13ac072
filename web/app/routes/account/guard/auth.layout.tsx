import { type RouterContextProvider, redirect } from 'react-router';
import { memberOf } from '#web/app/apollo/member/fetch-member.ts';
import { localePath, splitLocale } from '#web/app/i18n/locale-path.ts';
import { loginPath } from '#web/app/page/return-path.ts';
import type { Route } from './+types/auth.layout';
import { SignInAgain } from './sign-in-again.tsx';

type Asked = {
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
};

/**
 * The guard of pages for members, as middleware on the server and in the browser: leads others to
 * the sign-in, and from there back. What the gateway cannot answer, the page itself will say.
 */
async function auth({ url: { pathname, search }, context }: Asked): Promise<void> {
  const isMember = await memberOf(context).then(
    (member) => member !== null,
    () => null,
  );
  if (isMember !== false) return;
  const { locale } = splitLocale(pathname);
  throw redirect(loginPath(localePath(locale, '/login'), pathname + search));
}

export const middleware: Route.MiddlewareFunction[] = [auth];
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [auth];

/** Around the pages of members: others are led to the sign-in, and back. */
export default function AuthLayout() {
  return <SignInAgain />;
}
