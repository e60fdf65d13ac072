import { useIntl } from 'react-intl';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import picture from '#web/app/scenes/drawn/syx.gen.svg?url&no-inline';
import { LandscapeWindow } from '#web/app/scenes/landscape-window.tsx';
import { LinkButton } from '#web/app/ui/button.tsx';
import { EmptyState } from '#web/app/ui/empty-state.tsx';
import { type OrdersAddress, ordersAddress } from './orders-address.ts';

/** An empty view: what is missing, and the way on. */
export function NoOrders({ address: { tab, search } }: { address: OrdersAddress }) {
  const intl = useIntl();
  const to = useLocalePath();
  const isWhole = tab === 'ALL' && search === '';
  return (
    <EmptyState
      picture={
        isWhole && (
          <LandscapeWindow address={picture} label={intl.formatMessage({ id: 'scenes.SYX' })} />
        )
      }
      title={
        <FormattedMessage
          id={search ? 'trips-orders.noneFound' : 'trips-orders.none'}
          values={{ tab }}
        />
      }
      action={
        <LinkButton
          variant={isWhole ? 'primary' : 'secondary'}
          to={to(isWhole ? '/' : ordersAddress({}))}
        >
          <FormattedMessage id={isWhole ? 'page.bookFlight' : 'trips-orders.showAll'} />
        </LinkButton>
      }
    >
      <p>
        <FormattedMessage id={search ? 'trips-orders.noneFound.hint' : 'trips-orders.none.hint'} />
      </p>
    </EmptyState>
  );
}
