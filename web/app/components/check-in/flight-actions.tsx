import { FormattedMessage } from 'react-intl';
import {
  chooseSeatOnFlightPath,
  chooseSeatPath,
} from '#web/app/components/seat-order/seat-paths.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import type { CheckInFlightFragment } from './check-in-flight.gen.ts';
import { boardingPath, cancelCheckInPath, checkInPath } from './check-in-paths.ts';
import { isDone, mayDo } from './check-in-status.ts';

/** The actions for the passengers of a flight: the next step first. */
export function FlightActions({ flight: one }: { flight: CheckInFlightFragment }) {
  const to = useLocalePath();
  const { id, passengerSegments: passengers, order, flight } = one;
  const values = { flight: flight.flightNumber };
  const ready = passengers.some((person) => mayDo(person, 'CHECK_IN'));
  const segment = passengers[0]?.segment?.index ?? null;
  const seats = passengers.some((person) => mayDo(person, 'SELECT_SEAT'));
  return (
    <ButtonRow>
      {ready && (
        <LinkButton to={to(checkInPath(id))}>
          <FormattedMessage id="check-in.do" values={values} />
        </LinkButton>
      )}
      {passengers.some(isDone) && (
        <LinkButton variant={ready ? 'secondary' : 'primary'} to={to(boardingPath(id))}>
          <FormattedMessage id="check-in.passes" values={values} />
        </LinkButton>
      )}
      {seats && segment !== null && (
        <LinkButton
          variant="secondary"
          to={to(order ? chooseSeatPath(order.id, segment) : chooseSeatOnFlightPath(id))}
        >
          <FormattedMessage id="check-in.seats" values={values} />
        </LinkButton>
      )}
      {passengers.some((person) => mayDo(person, 'CANCEL_CHECK_IN')) && (
        <LinkButton variant="quiet" to={to(cancelCheckInPath(id))}>
          <FormattedMessage id="check-in.cancel" values={values} />
        </LinkButton>
      )}
    </ButtonRow>
  );
}
