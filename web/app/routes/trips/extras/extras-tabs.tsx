import { useIntl } from 'react-intl';
import { ViewTabs } from '#web/app/components/view-tabs/view-tabs.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { EXTRAS_TABS, type ExtrasTab, extrasAddress } from './extras-address.ts';

/** The views of the list. */
export function ExtrasTabs({ tab: current }: { tab: ExtrasTab }) {
  const intl = useIntl();
  const to = useLocalePath();
  return (
    <ViewTabs
      label={intl.formatMessage({ id: 'trips-extras.tabs' })}
      views={EXTRAS_TABS.map((tab) => ({
        key: tab,
        to: to(extrasAddress({ tab })),
        current: tab === current,
        text: <FormattedMessage id="trips-extras.tab" values={{ tab }} />,
      }))}
    />
  );
}
