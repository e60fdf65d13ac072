import { AccountNav } from '#web/app/components/account-nav/account-nav.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageColumn } from '#web/app/page/page-column.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import { NoOrders } from './no-orders.tsx';
import { OrderList } from './order-list.tsx';
import { OrderSearch } from './order-search.tsx';
import { OrderTabs } from './order-tabs.tsx';
import type { OrderListQuery } from './orders.route.gen.ts';
import { type OrdersAddress, ordersAddress } from './orders-address.ts';

type Member = NonNullable<OrderListQuery['viewer']['member']>;

type MemberOrdersProps = {
  address: OrdersAddress;
  tabs: Member['orderTabs'];
  page: Member['orders'];
};

/** All orders of a member by tabs, searched and in pages, the latest first. */
export function MemberOrders({ address, tabs, page }: MemberOrdersProps) {
  const to = useLocalePath();
  const { hasNextPage, hasPreviousPage, endCursor } = page.pageInfo;
  const { tab, search } = address;
  const hasOrders = tabs.some(({ count }) => count > 0);
  return (
    <PageColumn wide gap="5">
      <AccountNav current="/order/flightOrder" />
      <PageTitle id="trips-orders.title" />
      <PageHeading lead={<FormattedMessage id="trips-orders.lead" />}>
        <FormattedMessage id="trips-orders.title" />
      </PageHeading>
      {hasOrders && (
        <>
          <OrderTabs tabs={tabs} address={address} />
          <OrderSearch key={search} address={address} found={page.totalCount} />
        </>
      )}
      {page.nodes.length > 0 ? <OrderList orders={page.nodes} /> : <NoOrders address={address} />}
      {(hasNextPage || hasPreviousPage) && (
        <ButtonRow>
          {hasPreviousPage && (
            <LinkButton variant="secondary" to={to(ordersAddress({ tab, search }))}>
              <FormattedMessage id="trips-orders.latest" />
            </LinkButton>
          )}
          {hasNextPage && (
            <LinkButton
              variant="secondary"
              to={to(ordersAddress({ tab, search, after: endCursor ?? null }))}
            >
              <FormattedMessage id="trips-orders.earlier" />
            </LinkButton>
          )}
        </ButtonRow>
      )}
      <p>
        <TextLink to={to('/order/flightOrderDetail')}>
          <FormattedMessage id="trips-orders.findAnother" />
        </TextLink>
      </p>
      <p>
        <TextLink to={to('/order/equityOrder')}>
          <FormattedMessage id="trips-orders.extras" />
        </TextLink>
      </p>
      <p>
        <TextLink to={to('/reserve/detail')}>
          <FormattedMessage id="trips-orders.refunds" />
        </TextLink>
      </p>
    </PageColumn>
  );
}
