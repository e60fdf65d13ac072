import { Stack } from '@chakra-ui/react';
import type { TripType } from '#schema/codes/flights/trip-types.ts';
import { BoundSummary } from '#web/app/components/itinerary/bound-summary.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Badge } from '#web/app/ui/badge.tsx';
import { Ticket } from '#web/app/ui/brand-mark/ticket.tsx';
import type { ChangedBoundViewFragment } from './changed-bound.gen.ts';

type ChangedBoundsProps = {
  bounds: readonly ChangedBoundViewFragment[];
  tripType: TripType;
  /** Whether the change is made: the old flight is no longer the current one. */
  done?: boolean;
};

/** Each bound as it is to be, as a ticket; on its stub, as it was. */
export function ChangedBounds({ bounds, tripType, done = false }: ChangedBoundsProps) {
  const when = done ? 'DONE' : 'AHEAD';
  return (
    <Stack gap="4">
      {bounds.map(({ before, after }) => (
        <Ticket
          key={before.index}
          stub={
            <>
              <Badge tone="neutral">
                <FormattedMessage id="trips-change-date-review.before" values={{ when }} />
              </Badge>
              <BoundSummary bound={before} tripType={tripType} headingLevel={3} />
            </>
          }
        >
          <Badge tone="brand">
            <FormattedMessage id="trips-change-date-review.after" values={{ when }} />
          </Badge>
          <BoundSummary bound={after} tripType={tripType} headingLevel={2} />
        </Ticket>
      ))}
    </Stack>
  );
}
