import { Box, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** What is decided about, and beside it on wide screens the decision. */
export function TwoColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <Box
      display={{ base: 'flex', lg: 'grid' }}
      flexDirection="column"
      gap="6"
      gridTemplateColumns="minmax(0, 1fr) 22rem"
      alignItems={{ lg: 'start' }}
    >
      <Stack gap="6" minWidth="0">
        {children}
      </Stack>
      {aside}
    </Box>
  );
}
