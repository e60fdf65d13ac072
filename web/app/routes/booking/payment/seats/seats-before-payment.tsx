import { LIMITS } from '#schema/codes/base/limits.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import { flightsToSeat } from './flights-to-seat.ts';
import { SeatList } from './seat-list.tsx';
import type { SeatsBeforePaymentFragment } from './seats-before-payment.gen.ts';

type SeatsBeforePaymentProps = {
  order: SeatsBeforePaymentFragment;
  /** An attempt to pay is open: the seats are shown, and chosen after it. */
  fixed: boolean;
};

/** The seats that the fare includes: they can be chosen before payment, or later. */
export function SeatsBeforePayment({ order, fixed }: SeatsBeforePaymentProps) {
  const all = flightsToSeat(order.passengerSegments);
  const flights = fixed ? all.filter(({ seats }) => seats.length > 0) : all;
  if (flights.length === 0) return null;
  return (
    <Panel as="section" aria-labelledby="seats" data-screen-only="">
      <PartHeading id="seats">
        <FormattedMessage id="booking-payment.seats" />
      </PartHeading>
      {!fixed && (
        <Muted size="md">
          <FormattedMessage
            id="booking-payment.seats.text"
            values={{ minutes: LIMITS.seatHoldMinutes }}
          />
        </Muted>
      )}
      <SeatList orderId={order.id} flights={flights} fixed={fixed} />
    </Panel>
  );
}
