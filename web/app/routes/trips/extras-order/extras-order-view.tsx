import { Box, HStack, Stack } from '@chakra-ui/react';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { LoadedQuery } from '#web/app/apollo/loaded-query.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
import { ExtrasOrderState } from '#web/app/components/extras-order/extras-order-state.tsx';
import { Missing } from '#web/app/components/missing/missing.tsx';
import { orderPath } from '#web/app/components/order-view/order-paths.ts';
import { PayColumns } from '#web/app/components/payment/pay-columns.tsx';
import { payableStageOf } from '#web/app/components/payment/payable/payable-stage.ts';
import { useFollowedPayment } from '#web/app/components/payment/payable/use-followed-payment.ts';
import { PointsUsed } from '#web/app/components/payment/points-payment/points-used.tsx';
import { isPayable, type Stage } from '#web/app/components/payment/stage.ts';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { useHeadingFocus } from '#web/app/page/use-heading-focus.ts';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import { ExtrasAttempt } from './extras-attempt.tsx';
import { ExtrasItems } from './extras-items.tsx';
import { ExtrasOrderDocument, type ExtrasOrderQuery } from './extras-order.route.gen.ts';
import { ExtrasPayBar } from './extras-pay-bar.tsx';
import type { ExtrasStatusFragment } from './extras-status.gen.ts';
import { RefundExtras } from './refund-extras.tsx';

type Status = Pick<ExtrasStatusFragment, 'state'> & {
  readonly payments: readonly Pick<ExtrasStatusFragment['payments'][number], 'state'>[];
};

/** The stage of an order of extras: one that was refunded is closed. */
export const extrasStageOf = (order: Status): Stage =>
  order.state === 'REFUNDED' ? 'CLOSED' : payableStageOf(order);

type ExtrasOrderViewProps = { loaded: LoadedQuery<typeof ExtrasOrderDocument> };

export function ExtrasOrderView({ loaded }: ExtrasOrderViewProps) {
  const { data, refetch } = useLoaderQuery(ExtrasOrderDocument, loaded);
  const { viewer, extrasOrder } = data;
  const isGuest = !viewer.member;
  if (!extrasOrder)
    return <Missing what={isGuest ? 'GUEST_EXTRAS' : 'EXTRAS'} title="trips-extras-order.name" />;
  return <OneExtrasOrder order={extrasOrder} isGuest={isGuest} refetch={refetch} />;
}

type OneExtrasOrderProps = {
  order: NonNullable<ExtrasOrderQuery['extrasOrder']>;
  isGuest: boolean;
  refetch: () => Promise<void>;
};

/**
 * One order of extras: while it is unpaid it is paid here, and follows what gateway and provider
 * say.
 */
function OneExtrasOrder({ order, isGuest, refetch }: OneExtrasOrderProps) {
  const to = useLocalePath();
  const { moment } = useClock();
  const stage = extrasStageOf(order);
  const payment = useFollowedPayment(order.id, stage, refetch);
  useHeadingFocus(isPayable(stage) ? 'UNPAID' : stage);
  return (
    <>
      <PageTitle id="trips-extras-order.title" values={{ number: order.orderNumber }} />
      <PageHeading
        lead={
          <HStack as="span" gap="3" wrap="wrap">
            <ExtrasOrderState state={order.state} />
            <FormattedMessage
              id="trips-extras-order.ordered"
              values={{ moment: moment(order.createdAt, BRAND.commercialZone) }}
            />
          </HStack>
        }
      >
        {/* balanced lines part the Chinese word before the number */}
        <Box as="span" display="block" css={{ textWrap: 'wrap' }}>
          <FormattedMessage id="trips-extras-order.title" values={{ number: order.orderNumber }} />
        </Box>
      </PageHeading>
      <PayColumns>
        <Stack gap="6" minWidth="0">
          <ExtrasAttempt order={order} isGuest={isGuest} stage={stage} payment={payment} />
          <ExtrasItems order={order} />
          {!isPayable(stage) && (
            <PointsUsed payments={order.payments} closed={stage === 'CLOSED'} />
          )}
          {order.refundQuote && (
            <RefundExtras orderId={order.id} quote={order.refundQuote} onChanged={refetch} />
          )}
        </Stack>
        {isPayable(stage) && <ExtrasPayBar order={order} stage={stage} onChanged={refetch} />}
      </PayColumns>
      <Box as="p" marginTop="6">
        {order.order && isGuest ? (
          <TextLink to={to(orderPath(order.order.id))}>
            <FormattedMessage id="page.toBooking" />
          </TextLink>
        ) : (
          <TextLink to={to('/order/equityOrder')}>
            <FormattedMessage id="trips-extras-order.back" />
          </TextLink>
        )}
      </Box>
    </>
  );
}
