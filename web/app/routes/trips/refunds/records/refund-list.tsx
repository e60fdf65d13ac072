import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Refunds, the latest first. */
export function RefundList({ children }: { children: ReactNode }) {
  return (
    <Stack as="ul" gap="3" listStyleType="none">
      {children}
    </Stack>
  );
}
