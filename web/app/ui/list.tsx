import type { ComponentProps } from 'react';
import { recipeClass } from './recipe-class.ts';

interface ListProps extends Omit<ComponentProps<'ul'>, 'className'> {
  as?: 'ul' | 'ol';
  /** How far one stands from the next, in steps of a quarter of the text’s size. */
  gap?: '1' | '2' | '3' | '4' | '5';
}

/** Things one below the other, without bullets. */
export function List({ as = 'ul', gap = '3', ...rest }: ListProps) {
  const Element: 'ul' = as as 'ul';
  return <Element {...rest} className={recipeClass('list', { gap })} />;
}
