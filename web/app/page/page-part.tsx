import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

/**
 * A part of a page that is read, and not acted on: it has a line above it and no box.
 */
export function PagePart(props: ComponentProps<typeof chakra.section>) {
  return <chakra.section paddingTop="6" borderTopWidth="1px" {...props} />;
}
