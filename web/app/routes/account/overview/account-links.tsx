import { FormattedMessage } from 'react-intl';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';

const PAGES = {
  '/order/flightOrder': 'account-overview.orders',
  '/checkIn/logged': 'account-overview.checkIn',
  '/passengers': 'account-overview.passengers',
  '/points': 'account-overview.points',
  '/flightSegment': 'account-overview.segments',
  '/order/equityOrder': 'account-overview.extras',
} as const;

/** The ways to what belongs to the member. */
export function AccountLinks() {
  const to = useLocalePath();
  return (
    <ButtonRow>
      {Object.entries(PAGES).map(([path, message]) => (
        <LinkButton key={path} variant="secondary" to={to(path)}>
          <FormattedMessage id={message} />
        </LinkButton>
      ))}
    </ButtonRow>
  );
}
