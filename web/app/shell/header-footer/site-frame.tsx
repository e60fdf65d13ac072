import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { hasFlag } from '#web/app/i18n/page.ts';
import { SkipLink } from '#web/app/ui/skip-link.tsx';
import { DemoBanner } from './demo-banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MAIN_ID } from './main.tsx';
import { PlainBar } from './plain-bar.tsx';

/** Top bar or the plain one, page, footer. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const hideTopBar = hasFlag(useMatches(), 'hideTopBar');
  return (
    <>
      <SkipLink to={MAIN_ID}>
        <FormattedMessage id="shell.skip" />
      </SkipLink>
      {hideTopBar ? <PlainBar /> : <Header />}
      <DemoBanner />
      {children}
      <Footer />
    </>
  );
}
