import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Petal } from '#web/app/ui/brand-mark/petal.tsx';
import { BUTTON_LOOKS, type ButtonLook, pressing } from '#web/app/ui/button-look.ts';
import { classNames } from '#web/app/ui/class-names.ts';
import { plainClass } from './plain-class.ts';

function look({ variant = 'primary', size = 'md', wide }: ButtonLook, className?: string) {
  const { variant: shape, palette } = BUTTON_LOOKS[variant];
  return {
    className: classNames(
      plainClass('button', { variant: shape, size }),
      palette !== 'brand' && `tone-${palette}`,
      className,
    ),
    'data-wide': wide || undefined,
  };
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  loading?: boolean;
}

export function Button(props: ButtonProps) {
  const { loading, onClick, children, type, className, variant, size, wide, ...rest } = props;
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      {...look({ variant, size, wide }, className)}
      {...pressing({ loading, off: rest['aria-disabled'], onClick })}
    >
      {loading && <Petal turning />}
      {children}
    </button>
  );
}

/** A link to a page of this site in the shape of a button; `to` is an address in the reader's locale. */
export function LinkButton(props: ButtonLook & ComponentProps<typeof Link>) {
  const { variant, size, wide, className, ...rest } = props;
  return <Link {...rest} {...look({ variant, size, wide }, className)} />;
}
