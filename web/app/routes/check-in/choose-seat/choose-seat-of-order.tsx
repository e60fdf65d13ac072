import type { LoadedQuery } from '#web/app/apollo/loaded-query.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
import { Missing } from '#web/app/components/missing/missing.tsx';
import { orderPath, paymentPath } from '#web/app/components/order-view/order-paths.ts';
import { chooseSeatPath, seatResultPath } from '#web/app/components/seat-order/seat-paths.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { ChooseSeatView, type PartyMap } from './choose-seat-view.tsx';
import { partyOn } from './party.ts';
import { SeatedPartyDocument } from './seated-party.query.gen.ts';

/** The way back to the booking, or to its payment. */
function BackToOrder({ orderId, unpaid }: { orderId: string; unpaid: boolean }) {
  const to = useLocalePath();
  return (
    <ButtonRow>
      <LinkButton variant="secondary" to={to(unpaid ? paymentPath(orderId) : orderPath(orderId))}>
        <FormattedMessage id={unpaid ? 'check-in-choose-seat.backToPayment' : 'page.toBooking'} />
      </LinkButton>
    </ButtonRow>
  );
}

type ChooseSeatOfOrderProps = {
  party: LoadedQuery<typeof SeatedPartyDocument>;
  map: PartyMap;
  segment: number;
  named: readonly string[];
};

/** The seats of a booking that is open here, on one of its flights. */
export function ChooseSeatOfOrder({ party, map, segment, named }: ChooseSeatOfOrderProps) {
  const { order } = useLoaderQuery(SeatedPartyDocument, party).data;
  const [anyone] = order?.passengerSegments.filter((one) => one.segment?.index === segment) ?? [];
  if (!order || !anyone) return <Missing what="ORDER" title="check-in-choose-seat.title" />;
  const unpaid = order.seatOrders.find(
    ({ state, flight }) => state === 'PENDING_PAYMENT' && flight.id === anyone.flight.id,
  );
  return (
    <ChooseSeatView
      party={partyOn(order.passengerSegments, segment, named)}
      flight={anyone.flight}
      unpaid={unpaid ?? null}
      map={map}
      path={chooseSeatPath(order.id, segment)}
      resultPath={seatResultPath(order.id, segment)}
    >
      <BackToOrder orderId={order.id} unpaid={order.state === 'PENDING_PAYMENT'} />
    </ChooseSeatView>
  );
}
