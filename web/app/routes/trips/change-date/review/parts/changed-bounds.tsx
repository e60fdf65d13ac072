import { Box, Stack } from '@chakra-ui/react';
import type { TripType } from '#schema/codes/flights/trip-types.ts';
import { BoundSummary } from '#web/app/components/itinerary/bound-summary.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Badge } from '#web/app/ui/badge.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import type { ChangedBoundViewFragment } from './changed-bound.gen.ts';

type ChangedBoundsProps = {
  bounds: readonly ChangedBoundViewFragment[];
  tripType: TripType;
  /** Whether the change is made: the old flight is no longer the current one. */
  done?: boolean;
};

/** Each bound as it was and as it is to be, the new one first. */
export function ChangedBounds({ bounds, tripType, done = false }: ChangedBoundsProps) {
  const when = done ? 'DONE' : 'AHEAD';
  return (
    <Stack gap="4">
      {bounds.map(({ before, after }) => (
        <Panel key={before.index}>
          <Stack gap="5">
            <div>
              <Badge tone="brand">
                <FormattedMessage id="trips-change-date-review.after" values={{ when }} />
              </Badge>
              <BoundSummary bound={after} tripType={tripType} headingLevel={2} />
            </div>
            <Box paddingTop="5" borderTopWidth="1px" borderStyle="dashed" borderColor="border">
              <Badge tone="neutral">
                <FormattedMessage id="trips-change-date-review.before" values={{ when }} />
              </Badge>
              <BoundSummary bound={before} tripType={tripType} headingLevel={3} />
            </Box>
          </Stack>
        </Panel>
      ))}
    </Stack>
  );
}
