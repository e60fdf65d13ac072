import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { StopWords } from '#web/app/routes/trips/order-detail/timeline/stop-words.tsx';
import type { BoundStop } from '#web/app/routes/trips/order-detail/timeline/trip-stops.ts';

/** When boarding begins, at which gate where it is known, and when the gate closes. */
export function GateStop({ stop: { bound, passengers, until } }: { stop: BoundStop }) {
  const { time } = useClock();
  const gate = passengers.map(({ boardingPass }) => boardingPass?.gate).find(Boolean);
  return (
    <StopWords
      title={
        <FormattedMessage id="trips-order-detail.stop.boarding" values={{ gate: gate ?? 'NONE' }} />
      }
    >
      <FormattedMessage
        id="trips-order-detail.stop.gateCloses"
        values={{ time: until && time(until, bound.itinerary.departure.zone) }}
      />
    </StopWords>
  );
}
