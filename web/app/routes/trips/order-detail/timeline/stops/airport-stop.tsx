import { terminalNumber } from '#web/app/components/itinerary/terminal-number.ts';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { StopWords } from '#web/app/routes/trips/order-detail/timeline/stop-words.tsx';
import type { BoundStop } from '#web/app/routes/trips/order-detail/timeline/trip-stops.ts';
import { TextLink } from '#web/app/ui/text-link.tsx';

/** Where and from when bags are taken, until when, and the way there. */
export function AirportStop({ stop: { first, bound, until } }: { stop: BoundStop }) {
  const to = useLocalePath();
  const { time } = useClock();
  const { origin, departureTerminal } = first;
  return (
    <StopWords
      title={
        <>
          {origin.name}
          {departureTerminal && (
            <>
              {' · '}
              <FormattedMessage
                id="itinerary.terminal"
                values={{ terminal: terminalNumber(departureTerminal) }}
              />
            </>
          )}
        </>
      }
    >
      <FormattedMessage
        id="trips-order-detail.stop.counters"
        values={{
          rows: origin.counters.rows ?? 'NONE',
          time: until && time(until, bound.itinerary.departure.zone),
        }}
      />{' '}
      <TextLink to={`${to('/guide/airport')}#${origin.code}`}>
        <FormattedMessage id="trips-order-detail.stop.wayThere" values={{ code: origin.code }} />
      </TextLink>
    </StopWords>
  );
}
