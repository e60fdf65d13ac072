import type { ReactNode } from 'react';
import { plainClass } from './plain/plain-class.ts';

const LOOK = plainClass('visuallyHidden');

/** For screen readers: in the text, not on the screen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={LOOK}>{children}</span>;
}
