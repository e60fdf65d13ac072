import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The narrow column of sign-in, registration and reset. */
export function Door({ children }: { children: ReactNode }) {
  return (
    <Box maxWidth="30rem" marginInline="auto" display="grid" gap="6">
      {children}
    </Box>
  );
}
