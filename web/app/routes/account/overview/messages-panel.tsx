import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { Panel } from '#web/app/ui/panel.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';

/** How many messages are unread, and the way to them. */
export function MessagesPanel({ unread }: { unread: number }) {
  const to = useLocalePath();
  return (
    <Panel as="section">
      <chakra.h2 textStyle="h3" marginBottom="2">
        <FormattedMessage id="account-overview.messages" />
      </chakra.h2>
      <p>
        <FormattedMessage id="page.unread" values={{ count: unread }} />{' '}
        <TextLink to={to('/message/list')}>
          <FormattedMessage id="account-overview.toMessages" />
        </TextLink>
      </p>
    </Panel>
  );
}
