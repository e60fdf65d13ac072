import { HStack } from '@chakra-ui/react';
import { BookingReference } from '#web/app/components/order-view/booking-reference.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { LoadingMark } from '#web/app/ui/brand-mark/loading-mark.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import type { PaidOrderFragment } from './paid-order.gen.ts';

/** The money has arrived and the tickets are on their way: nothing to do but wait. */
export function IssuingOrder({ order }: { order: PaidOrderFragment }) {
  return (
    <>
      <PageTitle id="booking-payment.issuing" />
      <PageHeading lead={<FormattedMessage id="booking-payment.issuing.text" />}>
        <FormattedMessage id="booking-payment.issuing" />
      </PageHeading>
      <Panel>
        <HStack as="p" role="status" gap="3">
          <LoadingMark />
          <FormattedMessage id="booking-payment.issuing.wait" />
        </HStack>
        <BookingReference reference={order.bookingReference} orderNumber={order.orderNumber} />
      </Panel>
    </>
  );
}
