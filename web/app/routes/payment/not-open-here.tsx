import { FormattedMessage } from 'react-intl';
import { LIMITS } from '#schema/codes/limits.ts';
import { useLocalePath } from '../../i18n/use-locale.ts';
import { PageTitle } from '../../shell/page-title.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** An order that this browser may not see, or that does not exist: the two are not told apart (RULES, Who may see what). */
export function NotOpenHere() {
  const to = useLocalePath();
  return (
    <>
      <PageTitle id="payment.title" />
      <EmptyState
        headingLevel="h1"
        title={<FormattedMessage id="payment.notOpen" />}
        action={
          <LinkButton to={to('/order/flightOrderDetail')}>
            <FormattedMessage id="payment.notOpen.find" />
          </LinkButton>
        }
      >
        <p>
          <FormattedMessage
            id="payment.notOpen.text"
            values={{ minutes: LIMITS.orderAccessMinutes }}
          />
        </p>
      </EmptyState>
    </>
  );
}
