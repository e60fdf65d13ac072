import { chakra, Flex } from '@chakra-ui/react';
import { kindOfTime } from '#web/app/components/flight-day/time-kind.ts';
import { Time } from '#web/app/i18n/format/zone-time.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import type { FlightDetailsFragment } from './flight-details.gen.ts';
import { landingPlace } from './landing-place.ts';
import { useLiveFlight } from './use-live-flight.ts';

/**
 * Events there have times in the zone where the flight lands, which is another one than planned for
 * some that are diverted.
 */
const AT_ARRIVAL: readonly string[] = ['LANDED', 'ARRIVED', 'BELT_ASSIGNED', 'DIVERTED'];

const NOTE = {
  wrap: 'wrap',
  align: 'baseline',
  gap: '1',
  columnGap: '4',
  padding: '3',
  paddingInline: '4',
  borderRadius: 'lg',
  backgroundColor: 'bg.subtle',
  textStyle: 'small',
} as const;

const LIVE = {
  display: 'inline-flex',
  gap: '2',
  alignItems: 'center',
  fontWeight: 'semibold',
  _before: { content: '""', width: '2', height: '2', borderRadius: 'full' },
} as const;
const FOUND = { color: 'success.fg', css: { '&::before': { background: 'currentColor' } } };
const LOST = { color: 'warning.fg', css: { '&::before': { border: '1.5px solid currentColor' } } };

/**
 * Whether the page is live, and the latest news with its time. Each new piece is announced politely
 * to screen readers; what was there when the page opened is not.
 */
export function LiveNote({ flight }: { flight: FlightDetailsFragment }) {
  const liveness = useLiveFlight(flight);
  const { lastChange, departure, arrival, segment, asOf } = flight;
  const isThere = lastChange !== null && AT_ARRIVAL.includes(lastChange.kind);
  const { zone } = isThere ? kindOfTime(arrival).told : departure.scheduled;
  const { city } = isThere ? arrival.airport : segment.origin;
  return (
    <Flex {...NOTE}>
      {liveness !== 'none' && (
        <chakra.p {...LIVE} {...(liveness === 'lost' ? LOST : FOUND)} data-screen-only="">
          <FormattedMessage id="flight-status-flight.liveness" values={{ liveness }} />
        </chakra.p>
      )}
      <Muted size="md" role="status">
        {lastChange ? (
          <FormattedMessage
            id="flight-status-flight.news"
            values={{
              time: <Time instant={lastChange.at} zone={zone} />,
              city,
              what: (
                <FormattedMessage
                  id="flight-status-flight.change"
                  values={{
                    kind: lastChange.kind,
                    gate: departure.gate ?? '',
                    belt: arrival.belt ?? '',
                    place: landingPlace(flight),
                    time: <Time {...(departure.estimated ?? departure.scheduled)} />,
                  }}
                />
              ),
            }}
          />
        ) : (
          <FormattedMessage
            id="flight-status-flight.noNews"
            values={{ time: <Time instant={asOf} zone={zone} />, city }}
          />
        )}
      </Muted>
    </Flex>
  );
}
