import {
  boardingPath,
  cancelCheckInPath,
  checkInPath,
} from '#web/app/components/check-in/check-in-paths.ts';
import type {
  CheckInAction,
  FlightToCheckIn,
} from '#web/app/components/check-in/flights-to-check-in.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';

const PATHS: Record<CheckInAction, (itineraryId: string) => string> = {
  CHECK_IN: checkInPath,
  BOARDING_PASS: boardingPath,
  CANCEL_CHECK_IN: cancelCheckInPath,
};

/** Leads straight to check-in, the boarding passes or the cancellation of one flight. */
export function CheckInLinks({ flight }: { flight: FlightToCheckIn }) {
  const to = useLocalePath();
  const { itineraryId, flightNumber, actions } = flight;
  return actions.map((action, index) => (
    <LinkButton
      key={action}
      variant={index === 0 ? 'primary' : 'secondary'}
      wide
      to={to(PATHS[action](itineraryId))}
    >
      <FormattedMessage id="trips-order-detail.checkIn" values={{ action, flight: flightNumber }} />
    </LinkButton>
  ));
}
