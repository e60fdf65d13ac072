import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Notice } from '#web/app/ui/notice.tsx';

type NotNowProps = { what: 'COUPONS' | 'EXTRAS' | 'MESSAGES' | 'REFUNDS' };

/**
 * In the place of what a service serves that is away: the rest of the page is there. The page's
 * loader asks `withoutTeams`. Texts: `not-now`.
 */
export function NotNow({ what }: NotNowProps) {
  return (
    <Notice tone="warning">
      <FormattedMessage id="not-now.text" values={{ what }} />
    </Notice>
  );
}
