import { Box } from '@chakra-ui/react';
import type { AirlineChangeState } from '#web/app/apollo/schema-types.gen.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { BeforeOrAfter } from './before-or-after.tsx';
import type { ChangedFlightFragment } from './changed-flight.gen.ts';
import { partsThatDiffer, sideBefore } from './compared-flights.ts';

type BothSidesProps = { changed: ChangedFlightFragment; state: AirlineChangeState };

/** A flight before and after the airline changed it, side by side where there is room. */
export function BeforeAndAfter({ changed, state }: BothSidesProps) {
  const before = sideBefore(changed);
  const differs = partsThatDiffer(before, changed.after);
  const isKept = state === 'KEPT';
  return (
    <Box display="grid" gap="5" gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}>
      <BeforeOrAfter
        flight={before}
        differs={differs}
        look="was"
        heading={<FormattedMessage id="airline-change.before" />}
      />
      {changed.after ? (
        <BeforeOrAfter
          flight={changed.after}
          differs={differs}
          look={isKept ? 'booked' : 'proposed'}
          heading={<FormattedMessage id="airline-change.after" values={{ state }} />}
        />
      ) : (
        <Box as="p" alignSelf="center">
          <FormattedMessage id="airline-change.noFlight" />
        </Box>
      )}
    </Box>
  );
}
