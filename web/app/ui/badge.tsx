import { Badge as ChakraBadge } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import type { ToneName } from '#schema/codes/base/brand-colours.ts';

/** A state in one or two words, which carry the meaning; the tone only helps. */
export function Badge({
  tone = 'neutral',
  ...rest
}: Omit<ComponentProps<'span'>, 'color'> & { tone?: ToneName }) {
  return <ChakraBadge {...rest} colorPalette={tone} />;
}
