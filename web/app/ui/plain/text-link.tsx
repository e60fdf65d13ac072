import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from '#web/app/ui/class-names.ts';
import { recipeClass } from '#web/app/ui/recipe-class.ts';

const LOOK = recipeClass('link', { variant: 'underline' });

/** A link in running text to a page of this site; `to` is an address in the reader's locale. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={classNames(LOOK, className)} />;
}

/** The same for what the router does not serve: a telephone number, an e-mail address, another site. */
export function TextAnchor({ children, ...rest }: Omit<ComponentProps<'a'>, 'className'>) {
  return (
    <a {...rest} className={LOOK}>
      {children}
    </a>
  );
}
