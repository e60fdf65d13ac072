import type { LoadedQuery } from '#web/app/apollo/loaded-query.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
import { Missing } from '#web/app/components/missing/missing.tsx';
import { NotNow } from '#web/app/components/not-now/not-now.tsx';
import { useOrderUpdates } from '#web/app/components/order-updates/use-order-updates.ts';
import { orderPath } from '#web/app/components/order-view/order-paths.ts';
import { refundRequestPath } from '#web/app/components/refund-view/refund-paths.ts';
import { RefundedStage } from '#web/app/components/refund-view/refunded-stage.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageColumn } from '#web/app/page/page-column.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { List } from '#web/app/ui/list.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { RefundRow } from './refund-row.tsx';
import { OrderRefundsDocument } from './refunds.route.gen.ts';

type OrderRefundsProps = { loaded: LoadedQuery<typeof OrderRefundsDocument> };

/**
 * The refunds of one order, the way to another one where more can be given back, and the way back.
 */
export function OrderRefunds({ loaded }: OrderRefundsProps) {
  const to = useLocalePath();
  const { data, refetch } = useLoaderQuery(OrderRefundsDocument, loaded);
  const { order } = data;
  const underWay = order?.refunds?.some(({ state }) => state !== 'SUCCEEDED') ?? false;
  useOrderUpdates(order && underWay ? order.id : null, refetch);
  if (!order) return <Missing what="ORDER" title="trips-refunds-refund-list.title" />;
  const { id, bookingReference: reference, capabilities } = order;
  const { refunds } = order;
  const mayAsk = capabilities.some(({ action, allowed }) => action === 'REFUND' && allowed);
  const ask = mayAsk && (
    <LinkButton to={to(refundRequestPath(id))}>
      <FormattedMessage
        id="trips-refunds-refund-list.ask"
        values={{ more: refunds && refunds.length > 0 ? 'YES' : 'NO' }}
      />
    </LinkButton>
  );
  const back = orderPath(id);
  return (
    <>
      <RefundedStage order={order} />
      <PageColumn wide>
        <PageTitle id="trips-refunds-refund-list.ofOrder" values={{ reference }} />
        <PageHeading
          lead={
            refunds?.length === 0 && <FormattedMessage id="trips-refunds-refund-list.noneOfOrder" />
          }
        >
          <FormattedMessage
            id="trips-refunds-refund-list.ofOrder"
            values={{
              reference: <span translate="no">{reference}</span>,
            }}
          />
        </PageHeading>
        {refunds === null && <NotNow what="REFUNDS" />}
        {refunds && refunds.length > 0 && (
          <List gap="4">
            {refunds.map((refund) => (
              <RefundRow key={refund.id} refund={refund} />
            ))}
          </List>
        )}
        <ButtonRow>
          {refunds && ask}
          <LinkButton variant="secondary" to={to(back)}>
            <FormattedMessage id="trips-refunds-refund-list.toOrder" values={{ reference }} />
          </LinkButton>
        </ButtonRow>
      </PageColumn>
    </>
  );
}
