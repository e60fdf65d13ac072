import { Box, Span } from '@chakra-ui/react';
import { useSeatSentence } from '#web/app/components/seat-map/use-seat-sentence.ts';
import type { SeatOrderStatusFragment } from '#web/app/components/seat-order/seat-order-status.gen.ts';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { List } from '#web/app/ui/list.tsx';
import { Muted } from '#web/app/ui/muted.tsx';

/**
 * A line for each passenger with the seat and its price, with why it is lower than the list; then
 * what is due.
 */
export function SeatPrices({ seatOrder }: { seatOrder: SeatOrderStatusFragment }) {
  const { personName } = useFormat();
  const { items, total, credit, amountDue, state } = seatOrder;
  const shown = state === 'PENDING_PAYMENT' ? items.filter((item) => item.state === 'HELD') : items;
  const words = useSeatSentence(shown.length);
  const line = { display: 'flex', gap: '4', justifyContent: 'space-between' } as const;
  return (
    <>
      <List>
        {shown.map(({ id, seatNumber, price, passengerSegment }) => (
          <Box as="li" key={id} {...line}>
            <span>
              <Span fontWeight="semibold" translate="no">
                {personName(passengerSegment.name)}
              </Span>{' '}
              <FormattedMessage
                id="check-in-payment-seat.seat"
                values={{ seat: <span className="text-code">{seatNumber}</span> }}
              />
              {price.discountCause && (
                <Muted as="span" block>
                  {words.cost(price)}
                </Muted>
              )}
            </span>
            <Money value={price.total} />
          </Box>
        ))}
      </List>
      <Box as="dl" marginTop="4" paddingTop="4" borderTopWidth="1px" borderColor="border">
        {credit.amount > 0 && (
          <>
            <Box {...line}>
              <dt>
                <FormattedMessage id="check-in-payment-seat.total" />
              </dt>
              <dd>
                <Money value={total} />
              </dd>
            </Box>
            <Box {...line}>
              <dt>
                <FormattedMessage id="check-in-payment-seat.credit" />
              </dt>
              <dd>
                −<Money value={credit} />
              </dd>
            </Box>
          </>
        )}
        <Box {...line} fontWeight="semibold">
          <dt>
            <FormattedMessage id="booking-payment.due" />
          </dt>
          <dd>
            <Money value={amountDue} />
          </dd>
        </Box>
      </Box>
    </>
  );
}
