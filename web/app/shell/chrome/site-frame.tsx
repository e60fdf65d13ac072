import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { hasFlag } from '#web/app/i18n/page.ts';
import { DemoBanner } from './demo-banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SkipLink } from './skip-link.tsx';

/** Top bar, page, footer. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const hideTopBar = hasFlag(useMatches(), 'hideTopBar');
  return (
    <>
      <SkipLink />
      {!hideTopBar && <Header />}
      <DemoBanner />
      {children}
      <Footer />
    </>
  );
}
