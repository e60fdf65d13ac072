import type { ComponentProps } from 'react';
import { recipeClass } from './recipe-class.ts';

interface MutedProps extends Omit<ComponentProps<'p'>, 'className'> {
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd';
  /** Small (default), or as large as the text around it. */
  size?: 'sm' | 'md';
  /** A line of its own inside a line of text. */
  block?: boolean;
}

/** What is said besides: small, and in a quieter colour. */
export function Muted({ as = 'p', size = 'sm', block, ...rest }: MutedProps) {
  const Element: 'p' = as as 'p';
  return (
    <Element {...rest} className={recipeClass('muted', { size })} data-block={block || undefined} />
  );
}
