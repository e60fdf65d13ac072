import { chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';

export type BookingReferenceProps = { reference: string; orderNumber: string };

/** The six letters and digits one is asked for everywhere, large; the order's number below for accounts. */
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
        <chakra.dt color="fg.muted" textStyle="small">
          <FormattedMessage id="order-view.bookingReference" />
        </chakra.dt>
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
        <chakra.dt color="fg.muted" textStyle="small">
          <FormattedMessage id="order-view.orderNumber" />
        </chakra.dt>
        <dd translate="no">{orderNumber}</dd>
      </div>
    </Flex>
  );
}
