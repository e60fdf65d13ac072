import { Box } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useServerNow } from '#web/app/apollo/use-server-now.ts';
import { TimeLeft } from '#web/app/components/time-left/time-left.tsx';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { CheckInFlightFragment } from './check-in-flight.gen.ts';

type CheckInClockProps = {
  flight: Pick<CheckInFlightFragment, 'serverNow' | 'opensAt' | 'closesAt' | 'flight'>;
  /** Check-in has opened or closed: what can be done is another now. */
  onElapsed: () => void;
};

/**
 * How long until check-in opens or closes, on the gateway's clock, and when that is at the airport.
 */
export function CheckInClock({ flight: one, onElapsed }: CheckInClockProps) {
  const intl = useIntl();
  const { moment } = useClock();
  const { serverNow, opensAt, closesAt, flight } = one;
  const now = useServerNow(serverNow);
  const phase =
    now < Date.parse(opensAt) ? 'BEFORE' : now < Date.parse(closesAt) ? 'OPEN' : 'CLOSED';
  const deadline = phase === 'BEFORE' ? opensAt : closesAt;
  return (
    <Box as="p" fontVariantNumeric="tabular-nums">
      <FormattedMessage
        id="check-in.clock"
        values={{
          phase,
          moment: moment(deadline, flight.departure.zone),
          city: flight.origin.city,
          time: (
            <strong key="time">
              <TimeLeft
                deadline={deadline}
                pageNow={serverNow}
                label={intl.formatMessage({ id: 'check-in.clock.label' }, { phase })}
                announce={(minutes) =>
                  intl.formatMessage({ id: 'check-in.clock.spoken' }, { phase, minutes })
                }
                onElapsed={onElapsed}
              />
            </strong>
          ),
        }}
      />
    </Box>
  );
}
