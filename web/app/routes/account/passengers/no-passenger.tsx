import { FormattedMessage } from 'react-intl';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { EmptyState } from '#web/app/ui/empty-state.tsx';

/** There is no such passenger in the member's list. Texts: `account-passengers`. */
export function NoPassenger() {
  const to = useLocalePath();
  return (
    <EmptyState
      headingLevel="h1"
      title={<FormattedMessage id="account-passengers.gone" />}
      action={
        <LinkButton to={to('/passengers')}>
          <FormattedMessage id="account-passengers.back" />
        </LinkButton>
      }
    >
      <FormattedMessage id="account-passengers.gone.text" />
    </EmptyState>
  );
}
