import { chakra, HStack } from '@chakra-ui/react';
import { useSearchParams } from 'react-router';
import { extrasPathAfter } from '#web/app/components/buy-extra/extras-path.ts';
import { orderPath } from '#web/app/components/order-view/order-paths.ts';
import { OrderState } from '#web/app/components/order-view/order-state.tsx';
import { citiesOf } from '#web/app/components/unpaid-orders/cities-of.ts';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { Button, LinkButton } from '#web/app/ui/button.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PrintedCode } from '#web/app/ui/printed-code.tsx';
import type { FoundOrder } from './found-order.ts';

type FoundOrdersProps = { orders: readonly FoundOrder[]; onBack: () => void };

/** Several bookings that one code has opened, the latest first. */
export function FoundOrders({ orders, onBack }: FoundOrdersProps) {
  const to = useLocalePath();
  const [params] = useSearchParams();
  return (
    <>
      <chakra.ul display="grid" gap="4" marginBottom="6">
        {orders.map((order) => (
          <Panel as="li" key={order.id}>
            <HStack justify="space-between" wrap="wrap" gap="3">
              <div>
                <HStack gap="3">
                  <PrintedCode>{order.bookingReference}</PrintedCode>
                  <OrderState state={order.state} />
                </HStack>
                <p>{citiesOf(order.bounds).join(' – ')}</p>
                <Muted>
                  <Day value={order.bounds[0]?.itinerary.departure.local.slice(0, 10) ?? ''} />
                </Muted>
              </div>
              <LinkButton
                variant="secondary"
                to={to(extrasPathAfter(params, order.id) ?? orderPath(order.id))}
              >
                <FormattedMessage
                  id="trips-order-detail.found.open"
                  values={{ reference: order.bookingReference }}
                />
              </LinkButton>
            </HStack>
          </Panel>
        ))}
      </chakra.ul>
      <Button variant="quiet" onClick={onBack}>
        <FormattedMessage id="trips-order-detail.found.back" />
      </Button>
    </>
  );
}
