import type { ReactNode } from 'react';
import { recipeClass } from './recipe-class.ts';

export interface SkipLinkProps {
  /** The id of the element after what is skipped. */
  to: string;
  children: ReactNode;
}

/** For the Tab key: past what has many stops. Seen only while it has the focus. */
export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <a href={`#${to}`} className={recipeClass('skipLink')} data-screen-only="">
      {children}
    </a>
  );
}
