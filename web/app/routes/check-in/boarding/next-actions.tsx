import { Text } from '@chakra-ui/react';
import { cancelCheckInPath, checkInPath } from '#web/app/components/check-in/check-in-paths.ts';
import { isDone, mayDo, verdictOn } from '#web/app/components/check-in/check-in-status.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import type { BoardingPassesQuery } from './boarding-passes.query.gen.ts';

/** Why the last one of them cannot be cancelled: it is said where the button was. */
const USED_UP = 'CHECK_IN_CANCELLATIONS_USED';

type NextActionsProps = {
  itinerary: BoardingPassesQuery['viewer']['checkInItineraries'][number];
  /** Whether one of them has a boarding pass. */
  hasPasses: boolean;
};

/** Checks in the others, takes a check-in back, or leads to the other flights. */
export function NextActions({ itinerary, hasPasses }: NextActionsProps) {
  const to = useLocalePath();
  const codeText = useCodeText();
  const { id, passengerSegments: passengers } = itinerary;
  const isUsedUp = passengers.some(
    (one) => verdictOn(one, 'CANCEL_CHECK_IN')?.reason?.code === USED_UP,
  );
  return (
    <ButtonRow data-screen-only="">
      {passengers.some((one) => mayDo(one, 'CHECK_IN')) && (
        <LinkButton variant={hasPasses ? 'secondary' : 'primary'} to={to(checkInPath(id))}>
          <FormattedMessage
            id="check-in-boarding.others"
            values={{ done: passengers.some(isDone) ? 'SOME' : 'NONE' }}
          />
        </LinkButton>
      )}
      {passengers.some((one) => mayDo(one, 'CANCEL_CHECK_IN')) ? (
        <LinkButton variant="quiet" to={to(cancelCheckInPath(id))}>
          <FormattedMessage id="check-in.cancel" />
        </LinkButton>
      ) : (
        isUsedUp && (
          <Text textStyle="small" color="fg.muted" alignSelf="center">
            {codeText(USED_UP)}
          </Text>
        )
      )}
      <LinkButton variant="quiet" to={to('/checkIn')}>
        <FormattedMessage id="check-in.all" />
      </LinkButton>
    </ButtonRow>
  );
}
