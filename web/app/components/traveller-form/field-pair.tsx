import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const SHRINKABLE = { '& > *': { minWidth: '0' } };

type FieldPairProps = {
  /** With a line above: another group of fields begins. */
  parted?: boolean;
  children: ReactNode;
};

/** Two fields that belong together: side by side, and on a phone one below the other. */
export function FieldPair({ parted = false, children }: FieldPairProps) {
  return (
    <Box
      display="grid"
      gap="5"
      gridTemplateColumns={{ sm: 'repeat(2, minmax(0, 1fr))' }}
      alignItems={{ sm: 'start' }}
      minWidth="0"
      css={SHRINKABLE}
      {...(parted && { paddingTop: '5', borderTopWidth: '1px' })}
    >
      {children}
    </Box>
  );
}

/** A field with the button below it that fills it in. */
export function FilledField({ children }: { children: ReactNode }) {
  return (
    <Box display="grid" gap="1" alignContent="start">
      {children}
    </Box>
  );
}
