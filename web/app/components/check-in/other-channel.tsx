import { FormattedMessage, useIntl } from 'react-intl';
import { TimeLeft } from '#web/app/components/time-left/time-left.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import type { CheckInFlightFragment } from './check-in-flight.gen.ts';
import { verdictOn } from './check-in-status.ts';

type SoldElsewhereProps = {
  flight: Pick<CheckInFlightFragment, 'soldBy' | 'passengerSegments' | 'serverNow'>;
  /** The seller has let unpaid seats go. */
  onElapsed: () => void;
};

/**
 * Who sold the tickets, where it was not this site: what is done there, and what has to be paid
 * there first (RULES 4.15). Texts: `check-in`.
 */
export function OtherChannel({ flight, onElapsed }: SoldElsewhereProps) {
  const intl = useIntl();
  const { soldBy, passengerSegments: passengers, serverNow } = flight;
  if (!soldBy) return null;
  const seller = (
    <span key="seller" translate="no">
      {soldBy}
    </span>
  );
  const reasons = passengers.map((person) => verdictOn(person, 'CHECK_IN')?.reason);
  const due = reasons.find((reason) => reason?.code === 'OTHER_CHANNEL')?.liftsAt;
  if (!due)
    return (
      <Muted>
        <FormattedMessage id="check-in.soldBy" values={{ seller }} />
      </Muted>
    );
  return (
    <Notice
      tone="warning"
      title={<FormattedMessage id="check-in.soldBy.unpaid" values={{ seller }} />}
    >
      <p>
        <FormattedMessage
          id="check-in.soldBy.unpaid.text"
          values={{
            seller,
            time: (
              <TimeLeft
                key="time"
                deadline={due}
                pageNow={serverNow}
                label={intl.formatMessage({ id: 'check-in.soldBy.timeLeft' })}
                onElapsed={onElapsed}
              />
            ),
          }}
        />
      </p>
    </Notice>
  );
}
