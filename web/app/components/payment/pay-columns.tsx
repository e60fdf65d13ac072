import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/**
 * A form is typed in with nothing sticky on top of it, and an open payment has no button in the
 * bar.
 */
const IN_PLACE = {
  '&:has(form, [data-open-attempt]) [data-sticky-bar]': { position: 'static' },
  '& > [data-pay-aside]:has(form)': { position: 'static' },
};

/** What is paid for, and beside it from lg on what it costs and how it is paid. */
export function PayColumns({ children }: { children: ReactNode }) {
  return (
    <Box
      display={{ base: 'flex', lg: 'grid' }}
      flexDirection="column"
      gridTemplateColumns="minmax(0, 1fr) 22rem"
      gap={{ base: '6', lg: '12' }}
      alignItems={{ lg: 'start' }}
      css={IN_PLACE}
    >
      {children}
    </Box>
  );
}

/** On small screens its parts are parts of the page, so that the bar is sticky all the way down. */
export function PayAside({ children }: { children: ReactNode }) {
  return (
    <Box
      data-pay-aside=""
      display={{ base: 'contents', lg: 'grid' }}
      gap="4"
      position={{ lg: 'sticky' }}
      top="6"
    >
      {children}
    </Box>
  );
}
