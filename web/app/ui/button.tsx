import { Button as ChakraButton } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { BusyMark } from './brand-mark/busy-mark.tsx';
import { BUTTON_LOOKS, type ButtonLook, pressing } from './button-look.ts';

function look({ variant = 'primary', size = 'md', wide }: ButtonLook) {
  const { variant: shape, palette } = BUTTON_LOOKS[variant];
  return {
    variant: shape,
    colorPalette: palette,
    size,
    'data-wide': wide || undefined,
    'data-quiet': variant === 'quiet' || undefined,
  };
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'color'> {
  loading?: boolean;
}

export function Button(props: ButtonProps) {
  const { loading, onClick, children, variant, size, wide, ...rest } = props;
  return (
    <ChakraButton
      {...rest}
      {...look({ variant, size, wide })}
      {...pressing({ loading, off: rest['aria-disabled'], onClick })}
    >
      {loading && <BusyMark />}
      {children}
    </ChakraButton>
  );
}

/** A link to a page of this site in the shape of a button; `to` is an address in the reader's locale. */
export function LinkButton(props: ButtonLook & ComponentProps<typeof Link>) {
  const { variant, size, wide, ...rest } = props;
  return (
    <ChakraButton asChild type={undefined} {...look({ variant, size, wide })}>
      <Link {...rest} />
    </ChakraButton>
  );
}

/** The same for what the router does not serve: a file, a telephone number, another site. */
export function AnchorButton(props: ButtonLook & ComponentProps<'a'>) {
  const { variant, size, wide, children, ...rest } = props;
  return (
    <ChakraButton asChild type={undefined} {...look({ variant, size, wide })}>
      <a {...rest}>{children}</a>
    </ChakraButton>
  );
}
