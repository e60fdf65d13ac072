import { NotNow } from '#web/app/components/not-now/not-now.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PagePart, PartHeading } from '#web/app/ui/part-heading.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';

/** How many messages are unread, and the way to them. */
export function MessagesPanel({ unread }: { unread: number | null }) {
  const to = useLocalePath();
  return (
    <PagePart>
      <PartHeading>
        <FormattedMessage id="account-overview.messages" />
      </PartHeading>
      {unread === null && <NotNow what="MESSAGES" />}
      <p>
        {unread !== null && (
          <>
            <FormattedMessage id="page.unread" values={{ count: unread }} />{' '}
          </>
        )}
        <TextLink to={to('/message/list')}>
          <FormattedMessage id="account-overview.toMessages" />
        </TextLink>
      </p>
    </PagePart>
  );
}
