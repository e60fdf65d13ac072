import { chakra, HStack } from '@chakra-ui/react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import type { OrderListQuery } from './orders.route.gen.ts';
import { type OrdersAddress, ordersAddress } from './orders-address.ts';

type OrderTabsProps = {
  tabs: NonNullable<OrderListQuery['viewer']['member']>['orderTabs'];
  address: OrdersAddress;
};

const TabLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '11',
    paddingInline: '3',
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    _hover: { color: 'fg' },
    _currentPage: { color: 'fg', borderColor: 'brand.solid', fontWeight: 'semibold' },
  },
});

/** The views of the list, each with how many orders are in it. They are links, so each view has an address. */
export function OrderTabs({ tabs, address: { tab: current, search } }: OrderTabsProps) {
  const intl = useIntl();
  const to = useLocalePath();
  return (
    <chakra.nav
      aria-label={intl.formatMessage({ id: 'trips-orders.tabs' })}
      overflowX="auto"
      borderBottomWidth="1px"
    >
      <HStack as="ul" gap="1" minWidth="max-content">
        {tabs.map(({ tab, count }) => (
          <li key={tab}>
            <TabLink
              to={to(ordersAddress({ tab, search }))}
              aria-current={tab === current ? 'page' : undefined}
              preventScrollReset
            >
              <FormattedMessage id="trips-orders.tab" values={{ tab }} />
              <chakra.span color="fg.muted" fontWeight="normal" fontVariantNumeric="tabular-nums">
                <FormattedNumber value={count} />
              </chakra.span>
            </TabLink>
          </li>
        ))}
      </HStack>
    </chakra.nav>
  );
}
