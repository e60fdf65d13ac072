import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { hasFlag } from '#web/app/i18n/page.ts';
import { DemoBanner } from './demo-banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MAIN_ID } from './main.tsx';
import { PlainBar } from './plain-bar.tsx';
import styles from './skip-link.module.css';

/** The first stop of the Tab key: past the top bar. */
function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className={styles.skip} data-screen-only="">
      <FormattedMessage id="shell.skip" />
    </a>
  );
}

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
