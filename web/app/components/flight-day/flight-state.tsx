import { Span } from '@chakra-ui/react';
import type { ToneName } from '#schema/codes/base/brand-colours.ts';
import type { FlightState as State } from '#web/app/apollo/schema-types.gen.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Badge } from '#web/app/ui/badge.tsx';
import type { FlightLineFragment } from './flight-line.gen.ts';

const TONES: Readonly<Record<State, ToneName>> = {
  SCHEDULED: 'neutral',
  CHECK_IN_OPEN: 'info',
  CHECK_IN_CLOSED: 'neutral',
  BOARDING: 'brand',
  GATE_CLOSED: 'neutral',
  DEPARTED: 'info',
  AIRBORNE: 'info',
  LANDED: 'success',
  ARRIVED: 'success',
  DIVERTED: 'warning',
  CANCELLED: 'danger',
};

/** How far a flight has come, in two or three words. Texts: `flight-day`. */
export function FlightState({ state }: { state: State }) {
  return (
    <Badge tone={TONES[state]}>
      <FormattedMessage id="flight-day.state" values={{ state }} />
    </Badge>
  );
}

type PunctualityProps = {
  flight: Pick<FlightLineFragment, 'punctuality' | 'departure' | 'arrival'>;
};

/**
 * Whether it is on time, and how late it is if not. Nothing where that cannot be said. Texts:
 * `flight-day`.
 */
export function Punctuality({ flight }: PunctualityProps) {
  const { duration } = useFormat();
  const { punctuality, departure, arrival } = flight;
  if (!punctuality) return null;
  const minutes = (departure.actual ? arrival : departure).delayMinutes ?? 0;
  return (
    <Span
      color={punctuality === 'ON_TIME' ? 'success.fg' : 'warning.fg'}
      fontVariantNumeric="tabular-nums"
      textStyle="label"
    >
      {punctuality === 'ON_TIME' ? (
        <FormattedMessage id="flight-day.onTime" />
      ) : (
        <FormattedMessage id="flight-day.late" values={{ duration: duration(minutes) }} />
      )}
    </Span>
  );
}
