import { Box, Stack } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { Skeleton } from '#web/app/ui/skeleton.tsx';
import type { ShownAirlineChangeFragment } from './airline-change.gen.ts';
import type { AirlineChangeCardProps } from './airline-change-card.tsx';
import { AIRLINE_CHANGES_ANCHOR } from './airline-change-paths.ts';

// Most orders are flown as they were booked.
const AirlineChangeCard = lazy(() =>
  import('./airline-change-card.tsx').then(({ AirlineChangeCard: card }) => ({ default: card })),
);

type AirlineChangesProps = Omit<AirlineChangeCardProps, 'change'> & {
  changes: readonly ShownAirlineChangeFragment[];
};

/**
 * What the airline changed of an order, the latest first; nothing where it changed nothing.
 * Messages lead here. Texts: `airline-change`, `flight-day`, `itinerary`, `code`,
 * `code-after-sale`.
 */
export function AirlineChanges({ changes, ...rest }: AirlineChangesProps) {
  if (changes.length === 0) return null;
  return (
    <Box id={AIRLINE_CHANGES_ANCHOR} tabIndex={-1} scrollMarginTop="4">
      <Suspense fallback={<Skeleton height="32rem" />}>
        <Stack gap="6">
          {changes.map((change) => (
            <AirlineChangeCard key={change.id} change={change} {...rest} />
          ))}
        </Stack>
      </Suspense>
    </Box>
  );
}
