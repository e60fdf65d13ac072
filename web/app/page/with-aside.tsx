import { Box } from '@chakra-ui/react';
import { type ReactNode, Suspense } from 'react';

export interface WithAsideProps {
  /** A summary of the task: above the page on small screens, sticky at its side from lg on. */
  aside: ReactNode;
  /** What the column is, for screen readers. */
  label: string;
  /** A column for flights and prices. */
  wide?: boolean;
  children: ReactNode;
}

/** A screen of the has-aside layout, and a column beside it, which hydrates after it. */
export function WithAside({ aside, label, wide, children }: WithAsideProps) {
  return (
    <Box
      display={{ base: 'grid', _print: 'block' }}
      gap={{ base: '6', lg: wide ? '8' : '12' }}
      gridTemplateColumns={{ lg: `minmax(0, 1fr) ${wide ? '24rem' : '20rem'}` }}
      alignItems="start"
    >
      <Box
        as="aside"
        aria-label={label}
        order={{ lg: '1' }}
        position={{ lg: 'sticky' }}
        top="6"
        minWidth="0"
        maxHeight={{ lg: 'calc(100dvh - 3rem)' }}
        overflowY={{ lg: 'auto' }}
      >
        <Suspense>{aside}</Suspense>
      </Box>
      <Box minWidth="0">{children}</Box>
    </Box>
  );
}
