import { FormattedMessage } from 'react-intl';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { EmptyState } from '#web/app/ui/empty-state.tsx';
import { type OrdersAddress, ordersAddress } from './orders-address.ts';

/** An empty view: what is missing, and the way on. */
export function NoOrders({ address: { tab, search } }: { address: OrdersAddress }) {
  const to = useLocalePath();
  const isWhole = tab === 'ALL' && search === '';
  return (
    <EmptyState
      title={
        <FormattedMessage
          id={search ? 'trips-orders.noneFound' : 'trips-orders.none'}
          values={{ tab }}
        />
      }
      action={
        <LinkButton variant="secondary" to={to(isWhole ? '/' : ordersAddress({}))}>
          <FormattedMessage id={isWhole ? 'trips-orders.toSearch' : 'trips-orders.showAll'} />
        </LinkButton>
      }
    >
      <p>
        <FormattedMessage id={search ? 'trips-orders.noneFound.hint' : 'trips-orders.none.hint'} />
      </p>
    </EmptyState>
  );
}
