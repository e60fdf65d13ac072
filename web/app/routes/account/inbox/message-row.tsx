import { Flex, Stack, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { Badge } from '#web/app/ui/badge.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import { MessageFacts } from './message-facts.tsx';
import type { MessageRowFragment } from './message-row.gen.ts';

type MessageRowProps = {
  message: MessageRowFragment;
  onMark: (read: boolean) => void;
  onRemove: () => void;
};

/** A message in the list. That it is unread is said by a word, a dot and a heavier title. */
export function MessageRow({ message, onMark, onRemove }: MessageRowProps) {
  const intl = useIntl();
  const to = useLocalePath();
  const { id, title, readAt } = message;
  const unread = readAt === null;
  const markAs = unread ? 'account-inbox.markRead' : 'account-inbox.markUnread';
  return (
    <Panel as="li" id={id} tabIndex={-1} padding="sm" quiet={!unread}>
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Stack gap="1" minWidth="0" flex="1 1 18rem">
          <MessageFacts message={message}>
            {unread && (
              <Badge tone="brand">
                <span aria-hidden="true">●</span>
                <FormattedMessage id="account-inbox.unread" />
              </Badge>
            )}
          </MessageFacts>
          <Text fontWeight={unread ? 'semibold' : 'normal'} overflowWrap="anywhere">
            <TextLink to={`${to('/message/details')}?${new URLSearchParams({ id })}`}>
              {title}
            </TextLink>
          </Text>
        </Stack>
        <Flex gap="2" wrap="wrap">
          <Button
            variant="quiet"
            size="sm"
            aria-label={intl.formatMessage({ id: `${markAs}One` }, { title })}
            onClick={() => onMark(unread)}
          >
            <FormattedMessage id={markAs} />
          </Button>
          <Button
            variant="quiet"
            size="sm"
            aria-label={intl.formatMessage({ id: 'account-inbox.deleteOne' }, { title })}
            onClick={onRemove}
          >
            <FormattedMessage id="account-inbox.delete" />
          </Button>
        </Flex>
      </Flex>
    </Panel>
  );
}
