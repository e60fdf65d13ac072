import type { ReactNode } from 'react';

/** A booking reference, ticket or voucher number: set as tickets print it, and never translated. */
export function CodeText({ children }: { children: ReactNode }) {
  return (
    <span className="text-code" translate="no">
      {children}
    </span>
  );
}
