import { Box, Stack } from '@chakra-ui/react';
import { OrderFiles } from '#web/app/components/order-view/order-files.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { AskForItinerary } from '#web/app/routes/trips/order-detail/ask-for-itinerary.tsx';
import type { DetailedOrderFragment } from '#web/app/routes/trips/order-detail/detailed-order.gen.ts';
import { StopWords } from '#web/app/routes/trips/order-detail/timeline/stop-words.tsx';

/** On a phone too: each on a line of its own would hide the trip. */
const SIDE_BY_SIDE = {
  '& a, & button': { flex: { smDown: '1 1 max-content' }, width: { smDown: 'auto' } },
};

/**
 * Where the booking stands: what is still to be paid, or the tickets and what one takes away of
 * them.
 */
export function TodayStop({ order }: { order: DetailedOrderFragment }) {
  if (order.state === 'PENDING_PAYMENT')
    return <StopWords title={<FormattedMessage id="trips-order-detail.unpaid" />} />;
  return (
    <Stack gap="3">
      <StopWords
        title={
          order.state === 'COMPLETED' ? (
            <FormattedMessage id="trips-order-detail.stop.flown" />
          ) : (
            <FormattedMessage
              id="trips-order-detail.stop.tickets"
              values={{ count: order.tickets.length }}
            />
          )
        }
      />
      <Box css={SIDE_BY_SIDE}>
        <OrderFiles order={order} />
      </Box>
      <AskForItinerary />
    </Stack>
  );
}
