import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

/**
 * A part of the papers of an order: read, and not acted on, so it has a line above it and no box.
 */
export function OrderPart(props: ComponentProps<typeof chakra.section>) {
  return <chakra.section paddingTop="6" borderTopWidth="1px" {...props} />;
}
