import type { ReactNode } from 'react';

/**
 * What is read letter by letter, as a booking reference or the number of a ticket: no browser
 * translates it.
 */
export function PrintedCode({ children }: { children: ReactNode }) {
  return (
    <span className="text-code" translate="no">
      {children}
    </span>
  );
}
