import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The heading of a part of the itinerary. */
export function PartHeading({ id, children }: { id: string; children: ReactNode }) {
  return (
    <chakra.h2 id={id} marginBottom="4" fontSize="xl" fontWeight="semibold">
      {children}
    </chakra.h2>
  );
}
