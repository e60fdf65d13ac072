import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { loginPath } from '#web/app/page/own-path.ts';
import { PageColumn } from '#web/app/page/page-column.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';

/** For a guest who has opened no order: the way to one, for which extras can be bought, and to the sign-in. */
export function NoOrderOfGuest() {
  const to = useLocalePath();
  const { pathname, search } = useLocation();
  return (
    <PageColumn>
      <PageTitle id="trips-extras.title" />
      <PageHeading lead={<FormattedMessage id="trips-extras.guest.find.lead" />}>
        <FormattedMessage id="trips-extras.title" />
      </PageHeading>
      <ButtonRow>
        <LinkButton to={to('/order/flightOrder')}>
          <FormattedMessage id="trips-extras.guest.find" />
        </LinkButton>
        <LinkButton variant="secondary" to={loginPath(to('/login'), pathname + search)}>
          <FormattedMessage id="trips-extras.guest.signIn" />
        </LinkButton>
      </ButtonRow>
    </PageColumn>
  );
}
