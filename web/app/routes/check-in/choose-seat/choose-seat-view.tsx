import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router';
import type { Preloaded } from '#web/app/apollo/preload.ts';
import { usePreloaded } from '#web/app/apollo/use-preloaded.ts';
import { NotOpenHere } from '#web/app/components/payment/not-open-here.tsx';
import { FlightOfSeats } from '#web/app/components/seat-order/flight-of-seats.tsx';
import { UnpaidSeats } from '#web/app/components/seat-order/unpaid-seats.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { BackToOrder } from './back-to-order.tsx';
import {
  ChooseSeatDocument,
  type ChooseSeatQuery,
  type ChooseSeatQueryVariables,
} from './choose-seat.route.gen.ts';
import { partyOn, type Seated, type SeatParty } from './party.ts';
import { RefusedPassengers } from './refused-passengers.tsx';
import { SeatChooser } from './seat-chooser.tsx';
import {
  SeatedPartyDocument,
  type SeatedPartyQuery,
  type SeatedPartyQueryVariables,
} from './seated-party.query.gen.ts';
import { WhoChooses } from './who-chooses.tsx';

type ChooseSeatViewProps = {
  party: Preloaded<SeatedPartyQuery, SeatedPartyQueryVariables>;
  map: Preloaded<ChooseSeatQuery, ChooseSeatQueryVariables> | null;
  segment: number;
  named: readonly string[];
};

/** Who may choose a seat on a flight and who may not; then the seats. */
export function ChooseSeatView({ party: preloaded, map, segment, named }: ChooseSeatViewProps) {
  const { data } = usePreloaded(SeatedPartyDocument, preloaded);
  const { revalidate } = useRevalidator();
  const { order } = data;
  const [anyone] = order?.passengerSegments.filter((one) => one.segment?.index === segment) ?? [];
  if (!order || !anyone) return <NotOpenHere />;
  const party = partyOn(order.passengerSegments, segment, named);
  const unpaid = order.seatOrders.find(
    ({ state, flight }) => state === 'PENDING_PAYMENT' && flight.id === anyone.flight.id,
  );
  return (
    <Stack gap="6">
      <PageTitle id="check-in-choose-seat.title" />
      <PageHeading lead={<FlightOfSeats flight={anyone.flight} />}>
        <FormattedMessage id="check-in-choose-seat.title" />
      </PageHeading>
      {unpaid && <UnpaidSeats seatOrder={unpaid} onEnded={revalidate} />}
      <RefusedPassengers refused={party.refused} except={unpaid ? 'UNPAID_SEATS' : null} />
      <WhoChooses party={party} orderId={order.id} segment={segment} />
      {map && <SeatsOfParty map={map} party={party} orderId={order.id} segment={segment} />}
      <BackToOrder orderId={order.id} unpaid={order.state === 'PENDING_PAYMENT'} />
    </Stack>
  );
}

type SeatsOfPartyProps = {
  map: NonNullable<ChooseSeatViewProps['map']>;
  party: SeatParty;
  orderId: string;
  segment: number;
};

function SeatsOfParty({ map: preloaded, party, orderId, segment }: SeatsOfPartyProps) {
  const codeText = useCodeText();
  const { seatMap } = usePreloaded(ChooseSeatDocument, preloaded).data;
  const [fault] = seatMap.userErrors;
  if (fault)
    return (
      <Notice tone="warning" role="alert">
        {codeText(fault.code)}
      </Notice>
    );
  const { flightId } = preloaded.variables.input;
  return (
    <SeatChooser
      key={keyOf(party.chosen)}
      map={seatMap}
      party={party.chosen}
      flightId={flightId}
      orderId={orderId}
      segment={segment}
    />
  );
}

/** Another party begins its choice from its own seats. */
const keyOf = (party: readonly Seated[]): string => party.map(({ id }) => id).join(' ');
