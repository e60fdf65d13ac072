import { type ReactNode, useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { personName } from '#schema/format/person-name.ts';
import type { LoadedQuery } from '#web/app/apollo/loaded-query.ts';
import type { SeatMapErrorCode } from '#web/app/apollo/schema-types.gen.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
import { FlightOfSeats } from '#web/app/components/seat-order/flight-of-seats.tsx';
import type { UnpaidSeatsFragment } from '#web/app/components/seat-order/unpaid-seats.gen.ts';
import { UnpaidSeats } from '#web/app/components/seat-order/unpaid-seats.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { PageColumn } from '#web/app/page/page-column.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { FlightStage } from '#web/app/scenes/stage/flight-stage.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { ChooseSeatDocument } from './choose-seat.route.gen.ts';
import type { Seated, SeatParty } from './party.ts';
import { PassengerPicker } from './passenger-picker.tsx';
import { RefusedPassengers } from './refused-passengers.tsx';
import { SeatChooser } from './seat-chooser.tsx';

/** The seats of a flight for its party; null where no one may choose. */
export type PartyMap = LoadedQuery<typeof ChooseSeatDocument> | null;

type ChooseSeatViewProps = {
  party: SeatParty;
  /** The flight of the party. */
  flight: Seated['flight'];
  unpaid: UnpaidSeatsFragment | null;
  map: PartyMap;
  /** The address of this page without those who are named. */
  path: string;
  /** Where a choice that costs nothing leads to. */
  resultPath: string;
  /** The way back. */
  children: ReactNode;
};

/** Who may choose a seat on a flight and who may not; then the seats. */
export function ChooseSeatView(props: ChooseSeatViewProps) {
  const { party, flight, unpaid, map, path, resultPath, children } = props;
  const { revalidate } = useRevalidator();
  return (
    <>
      <PageTitle id="check-in-choose-seat.title" />
      <FlightStage flight={flight}>
        <PageHeading lead={<FlightOfSeats flight={flight} />}>
          <FormattedMessage id="check-in-choose-seat.title" />
        </PageHeading>
      </FlightStage>
      <PageColumn wide>
        {unpaid && <UnpaidSeats seatOrder={unpaid} onEnded={revalidate} />}
        <RefusedPassengers refused={party.refused} except={unpaid ? 'UNPAID_SEATS' : null} />
        <PassengerPicker party={party} path={path} />
        {map && <SeatsOfParty map={map} party={party} resultPath={resultPath} />}
        {children}
      </PageColumn>
    </>
  );
}

type SeatsOfPartyProps = Pick<ChooseSeatViewProps, 'party' | 'resultPath'> & {
  map: NonNullable<PartyMap>;
};

function SeatsOfParty({ map: loaded, party, resultPath }: SeatsOfPartyProps) {
  const { seatMap } = useLoaderQuery(ChooseSeatDocument, loaded).data;
  const locale = useLocale();
  const map = useMemo(
    () => ({
      ...seatMap,
      passengerSegments: seatMap.passengerSegments.map((one) => ({
        ...one,
        name: personName(locale, one.name),
      })),
    }),
    [seatMap, locale],
  );
  const [fault] = seatMap.userErrors;
  if (fault) return <MapFault code={fault.code} />;
  const { flightId } = loaded.variables.input;
  return (
    <SeatChooser
      key={keyOf(party.chosen)}
      map={map}
      party={party.chosen}
      flightId={flightId}
      resultPath={resultPath}
    />
  );
}

/** Why there is no map; what may pass is tried again. */
function MapFault({ code }: { code: SeatMapErrorCode }) {
  const codeText = useCodeText();
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <Notice tone="warning" role="alert">
        {codeText(code)}
      </Notice>
      {code === 'DEPARTURE_CONTROL_UNAVAILABLE' && (
        <ButtonRow>
          <Button loading={state === 'loading'} onClick={() => void revalidate()}>
            <FormattedMessage id="shell.error.retry" />
          </Button>
        </ButtonRow>
      )}
    </>
  );
}

/** Another party begins its choice from its own seats. */
const keyOf = (party: readonly Seated[]): string => party.map(({ id }) => id).join(' ');
