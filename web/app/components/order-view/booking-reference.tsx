import { chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Muted } from '#web/app/ui/muted.tsx';

export type BookingReferenceProps = { reference: string; orderNumber: string };

/**
 * The six letters and digits one is asked for everywhere, large; the order's number below for
 * accounts.
 */
export function BookingReference({ reference, orderNumber }: BookingReferenceProps) {
  return (
    <Flex
      as="dl"
      wrap="wrap"
      align="last baseline"
      gap="3"
      columnGap="12"
      fontVariantNumeric="tabular-nums"
    >
      <div>
        <Muted as="dt">
          <FormattedMessage id="order-view.bookingReference" />
        </Muted>
        <chakra.dd
          fontSize="3xl"
          fontWeight="semibold"
          lineHeight="tight"
          letterSpacing="0.06em"
          translate="no"
        >
          {reference}
        </chakra.dd>
      </div>
      <div>
        <Muted as="dt">
          <FormattedMessage id="order-view.orderNumber" />
        </Muted>
        <dd translate="no">{orderNumber}</dd>
      </div>
    </Flex>
  );
}
