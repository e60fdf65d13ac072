import { useIntl } from 'react-intl';
import { ViewTabs } from '#web/app/components/view-tabs/view-tabs.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { MESSAGE_VIEWS, type MessageView, searchOf } from './message-view.ts';

/** The views of the list. */
export function MessageFilter({ view }: { view: MessageView }) {
  const intl = useIntl();
  const list = useLocalePath()('/message/list');
  return (
    <ViewTabs
      label={intl.formatMessage({ id: 'account-inbox.filter' })}
      views={MESSAGE_VIEWS.map((one) => ({
        key: one,
        to: list + searchOf(one),
        current: one === view,
        text: <FormattedMessage id={`account-inbox.view.${one}`} />,
      }))}
    />
  );
}
