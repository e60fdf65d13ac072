import { Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { LoadedQuery } from '#web/app/apollo/loaded-query.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
import { Missing } from '#web/app/components/missing/missing.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageColumn } from '#web/app/page/page-column.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { MessageFacts } from '#web/app/routes/account/inbox/message-facts.tsx';
import { useMessageCommands } from '#web/app/routes/account/inbox/use-message-commands.ts';
import { Button } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import { MessageDetailsDocument, type MessageDetailsQuery } from './message-details.route.gen.ts';
import { MessageSubject, type ShownMessage } from './message-subject.tsx';

type MessageViewProps = {
  loaded: LoadedQuery<typeof MessageDetailsDocument>;
};

const isMessage = (node: MessageDetailsQuery['node']): node is ShownMessage =>
  node !== null && 'title' in node;

/** A message with what it is about. Opening it marks it as read. */
export function MessageView({ loaded }: MessageViewProps) {
  const navigate = useNavigate();
  const list = useLocalePath()('/message/list');
  const { node, viewer } = useLoaderQuery(MessageDetailsDocument, loaded).data;
  const { mark, remove, sending, refusal } = useMessageCommands();
  const opened = useRef('');
  const message = isMessage(node) ? node : null;

  useEffect(() => {
    if (!message || opened.current === message.id) return;
    opened.current = message.id;
    if (message.readAt === null) void mark({ ids: [message.id] }, true);
  });

  if (!message) return <Missing what="MESSAGE" title="account-inbox.message" />;
  const { id, title, text } = message;
  const markUnread = async () => {
    if (await mark({ ids: [id] }, false)) await navigate(list);
  };
  const drop = async () => {
    if (await remove(id)) await navigate(list, { state: { removed: { id, title } } });
  };
  return (
    <PageColumn as="article" gap="5">
      <PageTitle text={title} />
      <p>
        <TextLink to={list}>
          <FormattedMessage id="account-inbox.toList" />
        </TextLink>
      </p>
      <PageHeading>{title}</PageHeading>
      <MessageFacts message={message} />
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
        <MessageSubject message={message} now={viewer.serverNow} />
        <Button variant="secondary" loading={sending} onClick={markUnread}>
          <FormattedMessage id="account-inbox.markUnread" />
        </Button>
        <Button variant="quiet" loading={sending} onClick={drop}>
          <FormattedMessage id="account-inbox.delete" />
        </Button>
      </ButtonRow>
    </PageColumn>
  );
}
