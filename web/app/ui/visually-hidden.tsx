import type { ReactNode } from 'react';
import { recipeClass } from './recipe-class.ts';

const LOOK = recipeClass('visuallyHidden');

/** For screen readers: in the text, not on the screen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={LOOK}>{children}</span>;
}
