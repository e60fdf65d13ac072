import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { recipeClass } from './recipe-class.ts';

/** Whether it stands on a line of its own and not in running text. */
type Alone = { alone?: boolean };

const look = (alone: boolean | undefined, className: string | undefined) => ({
  className: classNames(recipeClass('link'), className),
  'data-alone': alone ? '' : undefined,
});

/** A link to a page of this site; `to` is an address in the user's locale. */
export function TextLink({ alone, className, ...rest }: ComponentProps<typeof Link> & Alone) {
  return <Link {...rest} {...look(alone, className)} />;
}

/**
 * The same for what the router does not serve: a telephone number, an e-mail address, another site.
 */
export function TextAnchor({ alone, className, children, ...rest }: ComponentProps<'a'> & Alone) {
  return (
    <a {...rest} {...look(alone, className)}>
      {children}
    </a>
  );
}
