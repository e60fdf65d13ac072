import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The heading of a part of a screen. */
export function PartHeading({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <chakra.h2 id={id} textStyle="h3" marginBottom="4">
      {children}
    </chakra.h2>
  );
}
