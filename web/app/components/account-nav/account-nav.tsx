import { useIntl } from 'react-intl';
import { ViewTabs } from '#web/app/components/view-tabs/view-tabs.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';

const PAGES = {
  '/account': 'account-nav.account',
  '/order/flightOrder': 'account-nav.orders',
  '/passengers': 'account-nav.passengers',
  '/points': 'account-nav.points',
  '/flightSegment': 'account-nav.segments',
  '/message/list': 'account-nav.messages',
  '/account/editInfo': 'account-nav.profile',
} as const;

/** From one page of a member to its neighbours. Texts: `account-nav`. */
export function AccountNav({ current }: { current: keyof typeof PAGES }) {
  const intl = useIntl();
  const to = useLocalePath();
  return (
    <ViewTabs
      label={intl.formatMessage({ id: 'account-nav.label' })}
      views={Object.entries(PAGES).map(([path, message]) => ({
        key: path,
        to: to(path),
        current: path === current,
        text: <FormattedMessage id={message} />,
      }))}
    />
  );
}
