import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Points of a text, to be read. */
export function ReadingList({ children }: { children: ReactNode }) {
  return (
    <chakra.ul display="grid" gap="2" maxWidth="prose" paddingInlineStart="5" listStyleType="disc">
      {children}
    </chakra.ul>
  );
}
