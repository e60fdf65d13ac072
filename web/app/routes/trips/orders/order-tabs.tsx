import { chakra } from '@chakra-ui/react';
import { FormattedNumber, useIntl } from 'react-intl';
import { ViewTabs } from '#web/app/components/view-tabs/view-tabs.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import type { OrderListQuery } from './orders.route.gen.ts';
import { type OrdersAddress, ordersAddress } from './orders-address.ts';

type OrderTabsProps = {
  tabs: NonNullable<OrderListQuery['viewer']['member']>['orderTabs'];
  address: OrdersAddress;
};

/** The views of the list, each with how many orders are in it. */
export function OrderTabs({ tabs, address: { tab: current, search } }: OrderTabsProps) {
  const intl = useIntl();
  const to = useLocalePath();
  return (
    <ViewTabs
      label={intl.formatMessage({ id: 'trips-orders.tabs' })}
      views={tabs.map(({ tab, count }) => ({
        key: tab,
        to: to(ordersAddress({ tab, search })),
        current: tab === current,
        text: (
          <>
            <FormattedMessage id="trips-orders.tab" values={{ tab }} />
            <chakra.span color="fg.muted" fontWeight="normal" fontVariantNumeric="tabular-nums">
              <FormattedNumber value={count} />
            </chakra.span>
          </>
        ),
      }))}
    />
  );
}
