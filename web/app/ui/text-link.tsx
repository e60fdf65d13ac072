import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import styles from './text-link.module.css';

/** `quiet`: for lists and bars, underlined only under the pointer. */
interface Look {
  quiet?: boolean;
}

const look = (quiet: boolean | undefined, className?: string) =>
  classNames(styles.link, quiet && styles.quiet, className);

/** A link in running text to a page of this site; `to` is an address in the user's locale. */
export function TextLink({ quiet, className, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link {...rest} className={look(quiet, className)} />;
}
