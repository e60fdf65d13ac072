import { type ReactNode, useEffect } from 'react';
import { Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import './ui/theme/fonts.css';
import './ui/theme/theme.gen.css';
import '#schema/format/languages.css';
import './ui/theme/print.css';
import type { Route } from './+types/root';
import { memberOf } from './apollo/member/fetch-member.ts';
import { useNavigationWatch } from './page/navigation-watch.ts';
import { RoutePreloader } from './page/route-preloader.tsx';
import { chosenColourMode } from './session/colour-mode.ts';
import { NONCE_SLOT } from './session/configuration.ts';
import { nonceContext } from './session/request-context.ts';
import { mayBeSignedIn, rememberFirstName } from './session/signed-in.ts';
import { useConfiguration } from './session/use-configuration.ts';
import { ChunkLostNotice } from './shell/document/chunk-lost-notice.tsx';
import { ColourModeWatch } from './shell/document/colour-mode-watch.tsx';
import { startDeviceRisk } from './shell/document/device-risk.ts';
import { Document, type RootData } from './shell/document/document.tsx';
import { UpdateWatch } from './shell/document/update-watch.tsx';
import { ErrorPage } from './shell/feedback/error-page.tsx';
import { WithLoadingOverlay } from './shell/feedback/loading-overlay.tsx';
import { NavigationLine } from './shell/feedback/navigation-line.tsx';
import { Toaster } from './shell/feedback/toaster.tsx';
import { FocusOnNavigation } from './shell/focus-on-navigation.tsx';
import { SiteFrame } from './shell/header-footer/site-frame.tsx';
import { setIconService } from './ui/icons/icon-service.ts';

/**
 * The user's preferences and who is signed in, so that the server renders the document with them.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<RootData> {
  const forAll = context.get(nonceContext) === NONCE_SLOT;
  const cookies = request.headers.get('cookie');
  const colourMode = chosenColourMode(cookies) ?? (forAll ? null : 'system');
  if (forAll) return { colourMode };
  if (!mayBeSignedIn(cookies)) return { colourMode, member: null };
  // what the gateway cannot answer now, the browser asks
  return { colourMode, member: await memberOf(context).catch(() => undefined) };
}

/** It does not depend on the page, so navigation does not reload it. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <Document>
      <WithLoadingOverlay>{children}</WithLoadingOverlay>
      <Toaster />
      <ScrollRestoration />
      <Scripts />
    </Document>
  );
}

/** What runs on every page, and on an error page above all layouts. */
function Companions({ children }: { children: ReactNode }) {
  useNavigationWatch();
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  const member = useRouteLoaderData<RootData>('root')?.member;
  useEffect(() => {
    if (member) rememberFirstName(member.firstName);
  }, [member]);
  const configuration = useConfiguration();
  useEffect(() => startDeviceRisk(configuration), [configuration]);
  useEffect(() => setIconService(configuration.iconService), [configuration]);
  return (
    <>
      <ColourModeWatch />
      <FocusOnNavigation />
      <NavigationLine />
      {children}
      <RoutePreloader />
      <UpdateWatch />
      <ChunkLostNotice />
    </>
  );
}

export default function Root() {
  return (
    <Companions>
      <Outlet />
    </Companions>
  );
}

/** An address whose first part is no language is refused here, before any layout. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Companions>
      <SiteFrame>
        <ErrorPage error={error} />
      </SiteFrame>
    </Companions>
  );
}
