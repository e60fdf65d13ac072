import { Flex, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { Preloaded } from '#web/app/apollo/preload.ts';
import { usePreloaded } from '#web/app/apollo/use-preloaded.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { useMessageCommands } from '#web/app/routes/account/inbox/use-message-commands.ts';
import { Badge } from '#web/app/ui/badge.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import {
  MessageDetailsDocument,
  type MessageDetailsQuery,
  type MessageDetailsQueryVariables,
} from './message-details.route.gen.ts';
import { MessageSubject, type ShownMessage } from './message-subject.tsx';
import { NoMessage } from './no-message.tsx';

type MessageViewProps = {
  preloaded: Preloaded<MessageDetailsQuery, MessageDetailsQueryVariables>;
};

const isMessage = (node: MessageDetailsQuery['node']): node is ShownMessage =>
  node !== null && 'title' in node;

/** A message with what it is about. Opening it marks it as read. */
export function MessageView({ preloaded }: MessageViewProps) {
  const navigate = useNavigate();
  const list = useLocalePath()('/message/list');
  const { moment } = useFormat();
  const { node } = usePreloaded(MessageDetailsDocument, preloaded).data;
  const { mark, remove, sending, refusal } = useMessageCommands();
  const opened = useRef('');
  const message = isMessage(node) ? node : null;

  useEffect(() => {
    if (!message || opened.current === message.id) return;
    opened.current = message.id;
    if (message.readAt === null) void mark({ ids: [message.id] }, true);
  });

  if (!message) return <NoMessage />;
  const { id, kind, title, text, createdAt } = message;
  const markUnread = async () => {
    if (await mark({ ids: [id] }, false)) await navigate(list);
  };
  const drop = async () => {
    if (await remove(id)) await navigate(list, { state: { removed: { id, title } } });
  };
  return (
    <Stack as="article" gap="5" maxWidth="48rem">
      <PageTitle text={title} />
      <Text>
        <TextLink to={list}>
          <FormattedMessage id="account-inbox.toList" />
        </TextLink>
      </Text>
      <PageHeading>{title}</PageHeading>
      <Flex gap="2" wrap="wrap" align="center" fontSize="sm">
        <Badge>
          <FormattedMessage id={`account-inbox.kind.${kind}`} />
        </Badge>
        <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
          <FormattedMessage
            id="account-inbox.writtenAt"
            values={{ time: moment(createdAt, BRAND.commercialZone) }}
          />
        </Text>
      </Flex>
      {text.split('\n\n').map((paragraph) => (
        <Text key={paragraph} overflowWrap="anywhere">
          {paragraph}
        </Text>
      ))}
      {refusal && (
        <Notice tone="danger" role="alert">
          <RefusalText refusal={refusal} />
        </Notice>
      )}
      <ButtonRow>
        <MessageSubject message={message} />
        <Button variant="secondary" loading={sending} onClick={markUnread}>
          <FormattedMessage id="account-inbox.markUnread" />
        </Button>
        <Button variant="quiet" loading={sending} onClick={drop}>
          <FormattedMessage id="account-inbox.delete" />
        </Button>
      </ButtonRow>
    </Stack>
  );
}
