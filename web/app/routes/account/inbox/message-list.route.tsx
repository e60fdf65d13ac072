import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router';
import { loaderQuery } from '#web/app/apollo/loader-query.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
import { AccountNav } from '#web/app/components/account-nav/account-nav.tsx';
import { NotNow } from '#web/app/components/not-now/not-now.tsx';
import { UndoNotice } from '#web/app/components/undo-notice/undo-notice.tsx';
import { ViewTabs } from '#web/app/components/view-tabs/view-tabs.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { page } from '#web/app/i18n/page.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageColumn } from '#web/app/page/page-column.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { Nowhere } from '#web/app/scenes/nowhere.tsx';
import { Button, LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { EmptyState } from '#web/app/ui/empty-state.tsx';
import { List } from '#web/app/ui/list.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import type { Route } from './+types/message-list.route';
import { CopiesChoice } from './copies-choice.tsx';
import { MessageListDocument } from './message-list.route.gen.ts';
import { MessageRow } from './message-row.tsx';
import {
  filterOf,
  MESSAGE_VIEWS,
  type MessageView,
  messageViewOf,
  searchOf,
} from './message-view.ts';
import { useMessageCommands } from './use-message-commands.ts';

/** The views of the list. */
function MessageFilter({ view }: { view: MessageView }) {
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

export const handle = page({
  messages: ['page', 'account-inbox', 'account-nav', 'not-now', 'code', 'code-account'],
  unlisted: true,
});

/** It is personal: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

const query = loaderQuery(
  MessageListDocument,
  ({ searchParams, locale }) => ({
    filter: filterOf(messageViewOf(searchParams.get('show'))),
    after: searchParams.get('after'),
    locale,
  }),
  { fresh: true, withoutTeams: true },
);
export const loader = query.loader;
export const clientLoader = query.clientLoader;

/** A message that was deleted a moment ago. */
type RemovedMessage = { readonly id: string; readonly title: string };

/** The message that the page of a message has just deleted. */
const removedBefore = (state: unknown): RemovedMessage | null =>
  typeof state === 'object' && state !== null && 'removed' in state
    ? (state.removed as RemovedMessage)
    : null;

/** The messages of the member, the latest first. */
export default function MessageListRoute({ loaderData }: Route.ComponentProps) {
  const [searchParams] = useSearchParams();
  const view = messageViewOf(searchParams.get('show'));
  const to = useLocalePath();
  const list = to('/message/list');
  const { state } = useLocation();
  const [removed, setRemoved] = useState(() => removedBefore(state));
  const { data, variables, refetch } = useLoaderQuery(MessageListDocument, loaderData);
  const { viewer } = data;
  const { mark, remove, restore, sending, refusal } = useMessageCommands();
  if (!viewer.member) return null;
  const { messages, unreadMessages, messageCopies, profile } = viewer.member;
  const { nodes = [], pageInfo, totalCount = 0 } = messages ?? {};
  const { after } = variables;
  const isWhole = view === 'all' && !after;

  const markAll = async () => {
    if (await mark({ writtenUntil: viewer.serverNow }, true)) await refetch();
  };
  const drop = async (message: RemovedMessage) => {
    if (!(await remove(message.id))) return;
    setRemoved({ id: message.id, title: message.title });
    await refetch();
  };
  const undo = async () => {
    if (!removed || !(await restore(removed.id))) return;
    await refetch();
    setRemoved(null);
  };

  return (
    <PageColumn gap="5">
      <AccountNav current="/message/list" />
      <PageTitle id="account-inbox.title" />
      <PageHeading
        lead={
          unreadMessages !== null && (
            <FormattedMessage id="page.unread" values={{ count: unreadMessages }} />
          )
        }
      >
        <FormattedMessage id="account-inbox.title" />
      </PageHeading>
      <MessageFilter view={view} />
      {refusal && (
        <Notice tone="danger" role="alert">
          <RefusalText refusal={refusal} />
        </Notice>
      )}
      {removed && (
        <UndoNotice
          key={removed.id}
          undo={<FormattedMessage id="account-inbox.undo" />}
          loading={sending}
          onUndo={undo}
          row={removed.id}
        >
          <FormattedMessage id="account-inbox.deleted" values={{ title: removed.title }} />
        </UndoNotice>
      )}
      {messages === null ? (
        <NotNow what="MESSAGES" />
      ) : nodes.length === 0 ? (
        <EmptyState
          picture={<Nowhere />}
          title={<FormattedMessage id="account-inbox.empty" />}
          action={
            <LinkButton to={isWhole ? to('/') : list} variant="secondary">
              <FormattedMessage id={isWhole ? 'page.bookFlight' : 'account-inbox.showAll'} />
            </LinkButton>
          }
        >
          <FormattedMessage id={isWhole ? 'account-inbox.emptyLead' : 'account-inbox.emptyView'} />
        </EmptyState>
      ) : (
        <List>
          {nodes.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              onMark={(read) => void mark({ ids: [message.id] }, read)}
              onRemove={() => void drop(message)}
            />
          ))}
        </List>
      )}
      <ButtonRow>
        {after && (
          <LinkButton to={list + searchOf(view)} variant="secondary">
            <FormattedMessage id="account-inbox.latest" />
          </LinkButton>
        )}
        {pageInfo?.hasNextPage && (
          <LinkButton to={list + searchOf(view, pageInfo.endCursor)} variant="secondary">
            <FormattedMessage id="account-inbox.older" values={{ count: totalCount }} />
          </LinkButton>
        )}
        {unreadMessages !== null && unreadMessages > 0 && (
          <Button variant="quiet" loading={sending} onClick={markAll}>
            <FormattedMessage id="account-inbox.markAll" />
          </Button>
        )}
      </ButtonRow>
      {messageCopies !== null && <CopiesChoice wanted={messageCopies} email={profile.email} />}
    </PageColumn>
  );
}
