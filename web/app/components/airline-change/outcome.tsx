import { BRAND } from '#schema/codes/base/brand.ts';
import { dateChangePath } from '#web/app/components/date-change/change-paths.ts';
import { refundPath } from '#web/app/components/refund-view/refund-paths.ts';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { Notice } from '#web/app/ui/notice.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { ShownAirlineChangeFragment } from './airline-change.gen.ts';

/**
 * What was decided, or that nothing was in time, with the way to what came of it. Nothing while it
 * is open.
 */
export function Outcome({ change }: { change: ShownAirlineChangeFragment }) {
  const to = useLocalePath();
  const { moment } = useClock();
  const { state, decideBy, decidedAt, dateChange, refund, segments } = change;
  if (state === 'OPEN') return null;
  const path = dateChange ? dateChangePath(dateChange.id) : refund ? refundPath(refund.id) : null;
  return (
    <Notice tone={state === 'LAPSED' ? 'warning' : 'success'} role="status">
      <FormattedMessage
        id="airline-change.outcome"
        values={{
          state,
          flies: segments.some(({ after }) => after) ? 'YES' : 'NO',
          moment: moment(decidedAt ?? decideBy, BRAND.commercialZone),
        }}
      />{' '}
      {path && (
        <TextLink to={to(path)}>
          <FormattedMessage
            id="airline-change.outcome.link"
            values={{ state, number: refund?.refundNumber ?? '' }}
          />
        </TextLink>
      )}
    </Notice>
  );
}
