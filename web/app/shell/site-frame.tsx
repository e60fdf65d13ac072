import type { ReactNode } from 'react';

/** Top bar, page, footer. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return <>{children}</>;
}
