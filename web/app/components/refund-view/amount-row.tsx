import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type AmountRowProps = { label: ReactNode; value: ReactNode; strong?: boolean };

/** A line of a calculation: what it is, and how much. */
export function AmountRow({ label, value, strong = false }: AmountRowProps) {
  return (
    <Box
      display="flex"
      justifyContent="space-between"
      alignItems="baseline"
      gap="4"
      fontWeight={strong ? 'semibold' : undefined}
    >
      <dt>{label}</dt>
      <Box as="dd" flex="none" textAlign="end">
        {value}
      </Box>
    </Box>
  );
}
