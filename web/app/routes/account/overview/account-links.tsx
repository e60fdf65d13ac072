import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';

const PAGES = {
  '/order/flightOrder': 'account-overview.orders',
  '/checkIn/logged': 'account-overview.checkIn',
  '/passengers': 'account-overview.passengers',
  '/points': 'account-overview.points',
  '/flightSegment': 'account-overview.segments',
  '/order/equityOrder': 'account-overview.extras',
} as const;

/** Two beside each other on a phone. */
const LAYOUT = {
  display: { base: 'grid', md: 'flex' },
  flexWrap: 'wrap',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '3',
  // no line of a label has a single character
  textWrap: 'balance',
} as const;

/** The ways to what belongs to the member. */
export function AccountLinks() {
  const intl = useIntl();
  const to = useLocalePath();
  return (
    <chakra.nav {...LAYOUT} aria-label={intl.formatMessage({ id: 'account-overview.links' })}>
      {Object.entries(PAGES).map(([path, message]) => (
        <LinkButton key={path} variant="secondary" to={to(path)}>
          <FormattedMessage id={message} />
        </LinkButton>
      ))}
    </chakra.nav>
  );
}
