import { Box, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Muted } from '#web/app/ui/muted.tsx';

type StopWordsProps = { title: ReactNode; children?: ReactNode; action?: ReactNode };

/** What happens at a point of the line, a sentence on it, and what can be done there. */
export function StopWords({ title, children, action }: StopWordsProps) {
  return (
    <Flex wrap="wrap" gap="3" columnGap="6" justify="space-between" align="start">
      <Box flex="1 1 16rem" minWidth="0">
        <chakra.h3 fontWeight="semibold" lineHeight="1.5rem">
          {title}
        </chakra.h3>
        {children && <Muted as="div">{children}</Muted>}
      </Box>
      {action && <Box data-screen-only="">{action}</Box>}
    </Flex>
  );
}
