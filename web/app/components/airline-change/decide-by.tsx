import { useIntl } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { useServerNow } from '#web/app/apollo/use-server-now.ts';
import { secondsUntil } from '#web/app/components/time-left/clock-text.ts';
import { TimeLeft } from '#web/app/components/time-left/time-left.tsx';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { ShownAirlineChangeFragment } from './airline-change.gen.ts';

const SECONDS_A_DAY = 24 * 60 * 60;
/** From here on hours and minutes count; before, days do. */
const CLOCK_FROM_DAYS = 2;

type DecideByProps = {
  change: Pick<ShownAirlineChangeFragment, 'decideBy' | 'serverNow' | 'segments'>;
  onElapsed: () => void;
};

/** Until when the traveller decides, and how long that is. */
export function DecideBy({ change: { decideBy, serverNow, segments }, onElapsed }: DecideByProps) {
  const intl = useIntl();
  const { moment } = useClock();
  const days = Math.floor(secondsUntil(decideBy, useServerNow(serverNow)) / SECONDS_A_DAY);
  const left =
    days >= CLOCK_FROM_DAYS ? (
      <FormattedMessage id="airline-change.daysLeft" values={{ days }} />
    ) : (
      <TimeLeft
        deadline={decideBy}
        pageNow={serverNow}
        label={intl.formatMessage({ id: 'airline-change.timer' })}
        announce={(minutes) =>
          intl.formatMessage({ id: 'airline-change.minutesLeft' }, { minutes })
        }
        onElapsed={onElapsed}
      />
    );
  return (
    <p>
      <FormattedMessage
        id="airline-change.decideBy"
        values={{
          left,
          moment: <strong>{moment(decideBy, BRAND.commercialZone)}</strong>,
          flies: segments.some(({ after }) => after) ? 'YES' : 'NO',
        }}
      />
    </p>
  );
}
