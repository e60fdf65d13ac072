import type { ComponentProps } from 'react';
import type { ToneName } from '#schema/codes/base/brand-colours.ts';
import { classNames } from '#web/app/ui/class-names.ts';
import { recipeClass } from '#web/app/ui/recipe-class.ts';

/** A state in one or two words, which carry the meaning; the tone only helps. */
export function Badge({
  tone = 'neutral',
  className,
  ...rest
}: ComponentProps<'span'> & { tone?: ToneName }) {
  return <span {...rest} className={classNames(recipeClass('badge'), `tone-${tone}`, className)} />;
}
