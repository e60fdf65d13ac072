import { FormattedMessage, useIntl } from 'react-intl';
import type { CheckInFlightFragment } from '#web/app/components/check-in/check-in-flight.gen.ts';
import { standingOf } from '#web/app/components/check-in/check-in-status.ts';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { Notice } from '#web/app/ui/notice.tsx';

/** Whom staff have to see before they get a boarding pass: where they go, and by when. */
export function Confirming({ itinerary }: { itinerary: CheckInFlightFragment }) {
  const intl = useIntl();
  const { personName } = useFormat();
  const { moment } = useClock();
  const { passengerSegments: passengers, flight, closesAt } = itinerary;
  const waiting = passengers.filter((one) => standingOf(one) === 'CONFIRMING');
  if (waiting.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title={
        <span translate="no">{intl.formatList(waiting.map(({ name }) => personName(name)))}</span>
      }
    >
      <p>
        <FormattedMessage
          id="check-in-boarding.confirming"
          values={{
            city: flight.origin.city,
            airport: flight.origin.code,
            moment: moment(closesAt, flight.departure.zone),
          }}
        />
      </p>
    </Notice>
  );
}
