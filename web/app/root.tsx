import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { createPath, Outlet, Scripts, ScrollRestoration, useNavigation } from 'react-router';
import './ui/theme/fonts.css';
import './ui/theme/theme.gen.css';
import './ui/theme/print.css';
import type { Route } from './+types/root';
import { storedColourMode } from './session/colour-mode.ts';
import { Document } from './shell/document.tsx';
import { ErrorPage } from './shell/error-page.tsx';

/** The reader's preferences, so that the server draws the document with them. */
export const loader = ({ request }: Route.LoaderArgs) => ({
  colourMode: storedColourMode(request.headers.get('cookie')),
});

/** Nothing in it changes by going to another page. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <Document>
      {children}
      <ScrollRestoration />
      <Scripts />
    </Document>
  );
}

export default function Root() {
  const target = useNavigation().location;
  useEffect(() => {
    window.__navigationTarget = target ? createPath(target) : undefined;
  }, [target]);
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
