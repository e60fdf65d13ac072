import { Outlet, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { notFound } from '#web/app/page/responses.ts';
import { NONCE_SLOT } from '#web/app/session/configuration.ts';
import { nonceContext } from '#web/app/session/request-context.ts';
import { ErrorPage } from '#web/app/shell/feedback/error-page.tsx';
import { SiteFrame } from '#web/app/shell/header-footer/site-frame.tsx';
import type { Route } from './+types/locale.layout';
import { canonicalPath } from './canonical-path.ts';
import { needsLocaleRedirect } from './locale-redirect.ts';

type Address = 'url' | 'pattern' | 'params';

const guardAddress: Route.MiddlewareFunction = ({ request, url, pattern, params, context }) => {
  const spelled = canonicalPath(url.pathname, pattern, params);
  if (spelled === 'unknown') return;
  // prerendering uses addresses that end with a slash; a page for the cache was requested by its
  // own
  if (context.get(nonceContext) === NONCE_SLOT) return;
  if (spelled !== null && request.method === 'GET') throw redirect(spelled + url.search, 301);

  const elsewhere = needsLocaleRedirect(request, url);
  if (elsewhere) throw elsewhere;
};

export const middleware: Route.MiddlewareFunction[] = [guardAddress];

function refuseUnknown({ url, pattern, params }: Pick<Route.LoaderArgs, Address>) {
  if (canonicalPath(url.pathname, pattern, params) === 'unknown') throw notFound();
  return null;
}

// What a middleware throws ends above all layouts, where React would mount the whole document
// again.
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

/**
 * Errors end here and not at the root, where React would mount the whole document again and flash.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <ErrorPage error={error} />
    </SiteFrame>
  );
}
