import { LIMITS } from '#schema/codes/base/limits.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Notice } from '#web/app/ui/notice.tsx';

/** What a change costs where the airline changed the flight: nothing. Texts: `date-change`. */
export function FreeChangeNote() {
  return (
    <Notice tone="info" title={<FormattedMessage id="date-change.free" />}>
      <FormattedMessage id="date-change.free.text" values={{ days: LIMITS.freeDateChangeDays }} />
    </Notice>
  );
}
