import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A passenger in a list: the name, and what is said of this one at the end of the line. */
export function Person({ children }: { children: ReactNode }) {
  return (
    <Flex as="li" wrap="wrap" justify="space-between" align="baseline" columnGap="4">
      {children}
    </Flex>
  );
}
