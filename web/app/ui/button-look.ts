import type { MouseEvent } from 'react';

export interface ButtonLook {
  /** One `primary` (default) on a page; `danger` only for what cannot be undone. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** Fills its line. */
  wide?: boolean;
}

/** The site's words for a button in those of its recipe: the variant and the palette. */
export const BUTTON_LOOKS = {
  primary: { variant: 'solid', palette: 'brand' },
  secondary: { variant: 'outline', palette: 'brand' },
  quiet: { variant: 'ghost', palette: 'brand' },
  danger: { variant: 'solid', palette: 'danger' },
} as const;

interface Pressing {
  /** The action is under way: the petals turn, further presses do nothing, the focus stays. */
  loading: boolean | undefined;
  off: boolean | 'true' | 'false' | undefined;
  onClick: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
}

/** A button that is busy or off keeps the focus and its name; only its presses do nothing. */
export function pressing({ loading, off, onClick }: Pressing) {
  const isOff = loading || off === true || off === 'true';
  return {
    'aria-busy': loading || undefined,
    'aria-disabled': isOff || undefined,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (isOff) event.preventDefault();
      else onClick?.(event);
    },
  };
}
