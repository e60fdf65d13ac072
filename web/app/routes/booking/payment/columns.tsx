import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A correction is typed without the bar on top of it, and an open payment has no button in it. */
const BAR_IN_PLACE = {
  '&:has(form, [data-open-attempt]) [data-sticky-bar]': { position: 'static' },
};

/** The order, and beside it from lg on what it costs. */
export function Columns({ children }: { children: ReactNode }) {
  return (
    <Box
      display={{ base: 'flex', lg: 'grid' }}
      flexDirection="column"
      gridTemplateColumns="minmax(0, 1fr) 22rem"
      gap={{ base: '6', lg: '12' }}
      alignItems={{ lg: 'start' }}
      css={BAR_IN_PLACE}
    >
      {children}
    </Box>
  );
}

/** On small screens its parts are parts of the page, so that the bar is sticky all the way down. */
export function Aside({ children }: { children: ReactNode }) {
  return (
    <Box display={{ base: 'contents', lg: 'grid' }} gap="4" position={{ lg: 'sticky' }} top="6">
      {children}
    </Box>
  );
}
