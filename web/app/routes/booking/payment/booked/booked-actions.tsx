import { Text } from '@chakra-ui/react';
import { extrasPathForOrder } from '#web/app/components/buy-extra/extras-path.ts';
import { orderPath } from '#web/app/components/order-view/order-paths.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import type { PaidOrderFragment } from '#web/app/routes/booking/payment/paid-order.gen.ts';
import { flightsToSeat } from '#web/app/routes/booking/payment/seats/flights-to-seat.ts';
import { SeatList } from '#web/app/routes/booking/payment/seats/seat-list.tsx';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';

/** The seats of a booking that is paid, and what can be done with it next. */
export function BookedActions({ order }: { order: PaidOrderFragment }) {
  const to = useLocalePath();
  const flights = flightsToSeat(order.passengerSegments);
  return (
    <Panel as="section" aria-labelledby="seats" data-keep-together="">
      <PartHeading id="seats">
        <FormattedMessage id="booking-payment.booked.actions" />
      </PartHeading>
      {flights.length > 0 && <SeatList orderId={order.id} flights={flights} />}
      <ButtonRow data-screen-only="" style={{ marginTop: '1rem' }}>
        <LinkButton variant="secondary" to={to(orderPath(order.id))}>
          <FormattedMessage id="booking-payment.booked.open" />
        </LinkButton>
        <LinkButton variant="secondary" to={to(extrasPathForOrder(order.id))}>
          <FormattedMessage id="booking-payment.booked.extras" />
        </LinkButton>
      </ButtonRow>
      <Text marginTop="3" color="fg.muted" textStyle="small" data-screen-only="">
        <FormattedMessage id="booking-payment.booked.reminder" />
      </Text>
    </Panel>
  );
}
