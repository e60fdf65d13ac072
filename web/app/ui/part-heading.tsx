import type { ComponentProps, ReactNode } from 'react';
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

const PART = recipeClass('pagePart');

/** A part of a page that is read, and not acted on: it has a line above it and no box. */
export function PagePart(props: Omit<ComponentProps<'section'>, 'className'>) {
  return <section {...props} className={PART} />;
}
