import type { ReactNode } from 'react';
import { recipeClass } from './recipe-class.ts';

const LOOK = recipeClass('partHeading');

/** The heading of a part of a screen. */
export function PartHeading({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h2 id={id} className={LOOK}>
      {children}
    </h2>
  );
}
