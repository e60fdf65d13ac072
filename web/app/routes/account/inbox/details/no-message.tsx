import { FormattedMessage } from 'react-intl';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { LinkButton } from '#web/app/ui/button.tsx';
import { EmptyState } from '#web/app/ui/empty-state.tsx';

/** A message that was deleted, is another member's, or never was: they look the same. */
export function NoMessage() {
  const to = useLocalePath();
  return (
    <>
      <PageTitle id="account-inbox.gone" />
      <EmptyState
        headingLevel="h1"
        title={<FormattedMessage id="account-inbox.gone" />}
        action={
          <LinkButton to={to('/message/list')}>
            <FormattedMessage id="account-inbox.toList" />
          </LinkButton>
        }
      >
        <FormattedMessage id="account-inbox.goneLead" />
      </EmptyState>
    </>
  );
}
