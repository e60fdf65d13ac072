import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The base layout has no margins of its own. */
const MARGINS = { paddingInline: '4', paddingBlock: { base: '8', md: '12' } } as const;

type DoorProps = {
  /** Stands in the base layout. */
  alone?: boolean;
  children: ReactNode;
};

/** The narrow column of a form that is all of its page. */
export function Door({ alone = false, children }: DoorProps) {
  return (
    <Box {...(alone && MARGINS)}>
      <Box maxWidth="30rem" marginInline="auto" display="grid" gap="6">
        {children}
      </Box>
    </Box>
  );
}
