import { isCheckInOpen } from '#web/app/components/check-in/is-check-in-open.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import type { FlightDetailsFragment } from './flight-details.gen.ts';

/**
 * The way to check-in for a flight, while it is open; nothing before, after and where the flight is
 * cancelled.
 */
export function CheckInLink({ flight }: { flight: FlightDetailsFragment }) {
  const to = useLocalePath();
  const { state, asOf, segment, date, departure } = flight;
  if (state === 'CANCELLED' || !isCheckInOpen(departure.scheduled.instant, asOf)) return null;
  const query = new URLSearchParams({ number: segment.flightNumber, date });
  return (
    <ButtonRow>
      <LinkButton to={to(`/checkIn?${query}`)}>
        <FormattedMessage id="flight-status-flight.checkIn" />
      </LinkButton>
    </ButtonRow>
  );
}
