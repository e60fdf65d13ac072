import { Box, type BoxProps, Stack } from '@chakra-ui/react';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Skeleton } from '#web/app/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';

const ROWS = ['1', '2', '3', '4', '5'];

function Part(props: BoxProps) {
  return (
    <Box
      display="grid"
      alignItems="center"
      padding="4"
      borderWidth="1px"
      borderRadius="lg"
      background="bg.panel"
      {...props}
    />
  );
}

/**
 * Skeletons of what is loading, each as high as its content will be on a phone and on a wide
 * screen.
 */
export function TripSkeleton() {
  return (
    <Stack gap="3">
      <VisuallyHidden>
        <span role="status">
          <FormattedMessage id="booking-search.loading" />
        </span>
      </VisuallyHidden>
      <Part height={{ base: '4.5rem', lg: '3.875rem' }}>
        <Skeleton width="60%" />
      </Part>
      <Box height={{ base: '2.875rem', lg: '2.125rem' }}>
        <Skeleton width="min(24rem, 80%)" height="1.5rem" />
      </Box>
      {/* other days: on a phone behind a button */}
      <Part
        display={{ base: 'none', lg: 'grid' }}
        height="6.6875rem"
        padding="0"
        justifyItems="center"
      >
        <Skeleton width="40%" />
      </Part>
      <Box display="grid" height="2.75rem" alignItems="center">
        <Skeleton width="5rem" />
      </Box>
      {ROWS.map((row) => (
        <Part
          key={row}
          display="flex"
          gap="4"
          justifyContent="space-between"
          height={{ base: '9.375rem', lg: '6.1875rem' }}
        >
          <Skeleton width="70%" height="2.5rem" />
          <Skeleton width="8rem" height="1.5rem" />
        </Part>
      ))}
    </Stack>
  );
}
