import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { recipeClass } from './recipe-class.ts';

export interface PanelProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  padding?: 'none' | 'sm' | 'md' | 'lg';
  /** Without an outline, on a ground a shade darker. */
  quiet?: boolean;
}

/** A part of the page on a ground of its own: a hairline, no shadow. */
export function Panel({ as = 'div', padding = 'md', quiet, className, ...rest }: PanelProps) {
  const Element: 'div' = as as 'div';
  const look = recipeClass('panel', { variant: quiet ? 'subtle' : 'outline', size: padding });
  return <Element {...rest} className={classNames(look, className)} />;
}
