import { FormattedMessage } from 'react-intl';
import { cancelCheckInPath, checkInPath } from '#web/app/components/check-in/check-in-paths.ts';
import { mayDo } from '#web/app/components/check-in/standing.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import type { BoardingPassesQuery } from './boarding-passes.query.gen.ts';

type NextActionsProps = {
  itinerary: BoardingPassesQuery['viewer']['checkInItineraries'][number];
  /** Whether one of them has a boarding pass. */
  hasPasses: boolean;
};

/** Checks in the others, takes a check-in back, or leads to the other flights. */
export function NextActions({ itinerary, hasPasses }: NextActionsProps) {
  const to = useLocalePath();
  const { id, flight, passengers } = itinerary;
  return (
    <ButtonRow data-screen-only="">
      {passengers.some((one) => mayDo(one, 'CHECK_IN')) && (
        <LinkButton variant={hasPasses ? 'secondary' : 'primary'} to={to(checkInPath(id))}>
          <FormattedMessage
            id="check-in-boarding.others"
            values={{ flight: flight.flightNumber }}
          />
        </LinkButton>
      )}
      {passengers.some((one) => mayDo(one, 'CANCEL_CHECK_IN')) && (
        <LinkButton variant="quiet" to={to(cancelCheckInPath(id))}>
          <FormattedMessage id="check-in.cancel" />
        </LinkButton>
      )}
      <LinkButton variant="quiet" to={to('/checkIn')}>
        <FormattedMessage id="check-in.all" />
      </LinkButton>
    </ButtonRow>
  );
}
