import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router';
import { LoadingMark } from './brand-mark/loading-mark.tsx';
import { classNames } from './class-names.ts';
import { recipeClass } from './recipe-class.ts';

export interface ButtonLook {
  /** One `primary` (default) on a page; `danger` only for what cannot be undone. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** Fills its line. */
  wide?: boolean;
}

const SHAPES = { primary: 'solid', secondary: 'outline', quiet: 'ghost', danger: 'solid' } as const;

function look({ variant = 'primary', size = 'md', wide }: ButtonLook, className?: string) {
  const classes = recipeClass('button', { variant: SHAPES[variant], size });
  const tone = variant === 'danger' ? 'tone-danger' : 'tone-brand';
  return {
    className: classNames(classes, tone, className),
    'data-wide': wide || undefined,
    'data-quiet': variant === 'quiet' || undefined,
  };
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /**
   * The action is under way: the magnolia lights up, further presses do nothing, the focus stays.
   */
  loading?: boolean;
}

/** One that is busy or off keeps the focus and its name; only its presses do nothing. */
export function Button(props: ButtonProps) {
  const { loading, onClick, children, type, className, variant, size, wide, ...rest } = props;
  const off = rest['aria-disabled'];
  const isOff = loading || off === true || off === 'true';
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isOff) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      {...look({ variant, size, wide }, className)}
      aria-busy={loading || undefined}
      aria-disabled={isOff || undefined}
      onClick={press}
    >
      {loading && <LoadingMark />}
      {children}
    </button>
  );
}

/**
 * A link to a page of this site in the shape of a button; `to` is an address in the user's
 * locale.
 */
export function LinkButton(props: ButtonLook & ComponentProps<typeof Link>) {
  const { variant, size, wide, className, ...rest } = props;
  return <Link {...rest} {...look({ variant, size, wide }, className)} />;
}

/** The same for what the router does not serve: a file, a telephone number, another site. */
export function AnchorButton(props: ButtonLook & ComponentProps<'a'>) {
  const { variant, size, wide, className, children, ...rest } = props;
  return (
    <a {...rest} {...look({ variant, size, wide }, className)}>
      {children}
    </a>
  );
}
