import { Card } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

export interface PanelProps extends Omit<ComponentProps<'div'>, 'color'> {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  padding?: 'none' | 'sm' | 'md' | 'lg';
  /** Without an outline, on a ground a shade darker. */
  quiet?: boolean;
}

/** A part of the page on a ground of its own: a hairline, no shadow. */
export function Panel({ padding = 'md', quiet = false, ...rest }: PanelProps) {
  return (
    <Card.Root
      {...rest}
      variant={quiet ? 'subtle' : 'outline'}
      {...(padding === 'none' ? { padding: '0' } : { size: padding })}
    />
  );
}
