import type { ComponentProps } from 'react';
import type { ToneName } from '#schema/codes/base/brand-colours.ts';
import { classNames } from './class-names.ts';
import { recipeClass } from './recipe-class.ts';

const LOOK = recipeClass('badge');

/** A state in one or two words, which carry the meaning; the tone only helps. */
export function Badge({
  tone = 'neutral',
  className,
  ...rest
}: ComponentProps<'span'> & { tone?: ToneName }) {
  return <span {...rest} className={classNames(LOOK, `tone-${tone}`, className)} />;
}
