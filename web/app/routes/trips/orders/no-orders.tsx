import { Box } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import picture from '#web/app/scenes/drawn/syx.gen.svg?url&no-inline';
import { Scene } from '#web/app/scenes/scene.tsx';
import { LinkButton } from '#web/app/ui/button.tsx';
import { EmptyState } from '#web/app/ui/empty-state.tsx';
import { type OrdersAddress, ordersAddress } from './orders-address.ts';

const WINDOW = {
  position: 'relative',
  width: 'full',
  maxWidth: 'form',
  aspectRatio: '7 / 3',
  marginBottom: '4',
  borderRadius: '1rem',
  overflow: 'hidden',
} as const;

/** An empty view: what is missing, and the way on. */
export function NoOrders({ address: { tab, search } }: { address: OrdersAddress }) {
  const intl = useIntl();
  const to = useLocalePath();
  const isWhole = tab === 'ALL' && search === '';
  return (
    <EmptyState
      picture={
        isWhole && (
          <Box {...WINDOW}>
            <Scene
              address={picture}
              label={intl.formatMessage({ id: 'scenes.SYX' })}
              shape="window"
            />
          </Box>
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
