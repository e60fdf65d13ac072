import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface PageHeadingProps {
  children: ReactNode;
  /** A sentence below it. */
  lead?: ReactNode;
}

/** The page's one h1: takes the focus when the page has changed. */
export function PageHeading({ children, lead }: PageHeadingProps) {
  return (
    <chakra.header mb={{ base: '6', md: '8' }}>
      <chakra.h1 textStyle="h1" tabIndex={-1}>
        {children}
      </chakra.h1>
      {lead && (
        <chakra.p mt="2" color="fg.muted" maxW="prose">
          {lead}
        </chakra.p>
      )}
    </chakra.header>
  );
}
