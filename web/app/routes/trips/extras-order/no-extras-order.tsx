import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { loginPath } from '#web/app/page/own-path.ts';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { EmptyState } from '#web/app/ui/empty-state.tsx';

/** Extras of someone else, or that do not exist: the two look the same (RULES 10.5). A guest finds the booking, or signs in. */
export function NoExtrasOrder({ isGuest }: { isGuest: boolean }) {
  const to = useLocalePath();
  const { pathname, search } = useLocation();
  const title = isGuest ? 'trips-extras-order.none.guest' : 'trips-extras-order.none';
  return (
    <>
      <PageTitle id={title} />
      <EmptyState
        headingLevel="h1"
        title={<FormattedMessage id={title} />}
        action={
          isGuest ? (
            <ButtonRow>
              <LinkButton to={to('/order/flightOrder')}>
                <FormattedMessage id="trips-extras-order.none.find" />
              </LinkButton>
              <LinkButton variant="secondary" to={loginPath(to('/login'), pathname + search)}>
                <FormattedMessage id="trips-extras-order.none.signIn" />
              </LinkButton>
            </ButtonRow>
          ) : (
            <LinkButton to={to('/order/equityOrder')}>
              <FormattedMessage id="trips-extras-order.back" />
            </LinkButton>
          )
        }
      >
        <p>
          <FormattedMessage
            id={isGuest ? 'trips-extras-order.none.guestText' : 'trips-extras-order.none.text'}
          />
        </p>
      </EmptyState>
    </>
  );
}
