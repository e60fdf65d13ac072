import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { hasFlag } from '#web/app/i18n/page.ts';
import { DemoBanner } from './demo-banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PlainBar } from './plain-bar.tsx';
import { SkipLink } from './skip-link.tsx';

/** Top bar or the plain one, page, footer. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const hideTopBar = hasFlag(useMatches(), 'hideTopBar');
  return (
    <>
      <SkipLink />
      {hideTopBar ? <PlainBar /> : <Header />}
      <DemoBanner />
      {children}
      <Footer />
    </>
  );
}
