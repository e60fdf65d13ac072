import { useIntl } from 'react-intl';
import { flightProgress } from '#schema/rules/flights/flight-progress.ts';
import { useServerNow } from '#web/app/apollo/use-server-now.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import type { FlightDetailsFragment } from './flight-details.gen.ts';
import { landingPlace } from './landing-place.ts';

const EVERY_MILLISECONDS = 20_000;

const instantOf = (moment: { readonly instant: string } | null) =>
  moment && new Date(moment.instant);

/** How far the flight is, by the gateway's clock, which moves on while the page is open. */
export function useProgress({ asOf, departure, arrival }: FlightDetailsFragment) {
  const now = new Date(useServerNow(asOf, EVERY_MILLISECONDS));
  return flightProgress(
    {
      offBlock: instantOf(departure.actual),
      onBlock: instantOf(arrival.actual),
      expectedArrival: instantOf(arrival.estimated),
    },
    now,
  );
}

/** The words that describe the picture. */
function captionOf({ state, departure, arrival }: FlightDetailsFragment) {
  if (state === 'CANCELLED') return 'off';
  if (arrival.diverted) return arrival.landing ? 'elsewhere' : 'detour';
  if (arrival.actual) return 'there';
  return departure.actual ? 'underWay' : 'ahead';
}

/** How far it is, in words. */
export function useProgressWords(flight: FlightDetailsFragment): string {
  const intl = useIntl();
  const { duration } = useFormat();
  const { minutesFlown, minutesLeft } = useProgress(flight);
  return intl.formatMessage(
    { id: 'flight-status-flight.progress' },
    {
      stage: captionOf(flight),
      flown: duration(minutesFlown),
      left: duration(minutesLeft ?? 0),
      whole: duration(flight.segment.durationMinutes),
      city: landingPlace(flight),
    },
  );
}
