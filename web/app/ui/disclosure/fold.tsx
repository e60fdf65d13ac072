import type { ComponentProps, ReactNode } from 'react';
import { recipeClass } from '#web/app/ui/recipe-class.ts';

type FoldProps = Omit<ComponentProps<'details'>, 'className'> & {
  /** What is folded away, in a few words. */
  summary: ReactNode;
  /** As large as the text around it; `sm` (default) beside facts and prices. */
  size?: 'sm' | 'md';
};

/** More about something, folded away until it is wanted. */
export function Fold({ summary, size = 'sm', children, ...rest }: FoldProps) {
  return (
    <details className={recipeClass('fold', { size })} {...rest}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
