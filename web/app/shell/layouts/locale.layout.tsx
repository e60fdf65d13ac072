import { Outlet, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { localePath } from '../../i18n/locale-path.ts';
import { NONCE_SLOT } from '../../session/configuration.ts';
import { storedLocale } from '../../session/locale-preference.ts';
import { nonceContext } from '../../session/request-context.ts';
import { ErrorPage } from '../error-page.tsx';
import { notFound } from '../responses.ts';
import { SiteFrame } from '../site-frame.tsx';
import type { Route } from './+types/locale.layout';
import { spelledPath } from './spelled-path.ts';

/** Whether the reader comes from outside: typed, bookmarked, or linked from another site. */
const entersSite = (request: Request) =>
  ['none', 'cross-site'].includes(request.headers.get('sec-fetch-site') ?? '');

type Address = 'url' | 'pattern' | 'params';

const guardAddress: Route.MiddlewareFunction = ({ request, url, pattern, params, context }) => {
  const spelled = spelledPath(url.pathname, pattern, params);
  if (spelled === 'unknown') return;
  // pages are written at build time by addresses that end with a slash
  if (context.get(nonceContext) === NONCE_SLOT) return;
  if (spelled !== null && request.method === 'GET') throw redirect(spelled + url.search, 301);

  // the front door opens in the language chosen last; every other address says its language itself
  if (url.pathname !== '/' || !entersSite(request)) return;
  const locale = storedLocale(request.headers.get('cookie'));
  if (locale) {
    const target = localePath(locale, '/');
    if (target !== '/')
      throw redirect(target + url.search, { headers: { Vary: 'Cookie, Sec-Fetch-Site' } });
  }
};

export const middleware: Route.MiddlewareFunction[] = [guardAddress];

const refuseUnknown = ({ url, pattern, params }: Pick<Route.LoaderArgs, Address>) => {
  if (spelledPath(url.pathname, pattern, params) === 'unknown') throw notFound();
  return null;
};

// What a middleware throws ends above all layouts, where React would mount the whole document anew.
export const loader = (args: Route.LoaderArgs) => refuseUnknown(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => refuseUnknown(args);

export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.locale !== nextParams.locale;

export default function LocaleLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

/** Errors end here and not at the root, where React would mount the whole document anew and flash. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <ErrorPage error={error} />
    </SiteFrame>
  );
}
