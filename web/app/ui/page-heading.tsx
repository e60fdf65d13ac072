import type { ReactNode } from 'react';
import { partClass, recipeClass } from './recipe-class.ts';

export interface PageHeadingProps {
  children: ReactNode;
  /** A sentence below it. */
  lead?: ReactNode;
  /** Where it is not in the language of the page. */
  lang?: string | undefined;
}

/** The page's one h1: takes the focus after navigation. */
export function PageHeading({ children, lead, lang }: PageHeadingProps) {
  return (
    <header className={recipeClass('pageHeading')} lang={lang}>
      <h1 className="text-h1" tabIndex={-1}>
        {children}
      </h1>
      {lead && <p className={partClass('pageHeading', 'lead')}>{lead}</p>}
    </header>
  );
}
