import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Petal } from './petal.tsx';

interface Look {
  /** One `primary` (default) on a page; `danger` only for what cannot be undone. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** As wide as its container. */
  wide?: boolean;
}

const look = ({ variant = 'primary', size = 'md', wide }: Look, className?: string) =>
  classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className);

export interface ButtonProps extends Look, ComponentProps<'button'> {
  /** The action is pending: the petals turn, further clicks do nothing, the focus stays. */
  loading?: boolean;
}

export function Button(props: ButtonProps) {
  const {
    loading = false,
    onClick,
    children,
    type,
    className,
    variant,
    size,
    wide,
    ...rest
  } = props;
  const off = loading || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={look({ variant, size, wide }, className)}
      aria-busy={loading || undefined}
      aria-disabled={off || undefined}
      onClick={(event) => {
        if (off) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {loading && <Petal turning />}
      {children}
    </button>
  );
}

/** A link to a page of this site in the shape of a button; `to` is an address in the user's locale. */
export function LinkButton(props: Look & ComponentProps<typeof Link>) {
  const { variant, size, wide, className, ...rest } = props;
  return <Link {...rest} className={look({ variant, size, wide }, className)} />;
}

/** The same for addresses outside the router: a file, a telephone number, another site. */
export function AnchorButton(props: Look & ComponentProps<'a'>) {
  const { variant, size, wide, className, children, ...rest } = props;
  return (
    <a {...rest} className={look({ variant, size, wide }, className)}>
      {children}
    </a>
  );
}
