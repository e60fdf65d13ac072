import { FormattedMessage } from 'react-intl';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { LinkButton } from '#web/app/ui/button.tsx';
import { EmptyState } from '#web/app/ui/empty-state.tsx';

/** An order of another member, or one that does not exist: the two look the same (RULES 10.5). */
export function NoExtrasOrder() {
  const to = useLocalePath();
  return (
    <>
      <PageTitle id="trips-extras-order.none" />
      <EmptyState
        headingLevel="h1"
        title={<FormattedMessage id="trips-extras-order.none" />}
        action={
          <LinkButton to={to('/order/equityOrder')}>
            <FormattedMessage id="trips-extras-order.back" />
          </LinkButton>
        }
      >
        <p>
          <FormattedMessage id="trips-extras-order.none.text" />
        </p>
      </EmptyState>
    </>
  );
}
