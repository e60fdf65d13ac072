import type { ComponentProps } from 'react';
import { classNames } from '#web/app/ui/class-names.ts';
import { recipeClass } from '#web/app/ui/recipe-class.ts';

/** A part of a text page on a ground a shade darker. */
export function Panel({ className, ...rest }: ComponentProps<'section'>) {
  const look = recipeClass('card', { variant: 'subtle', size: 'md' });
  return <section {...rest} className={classNames(look, className)} />;
}
