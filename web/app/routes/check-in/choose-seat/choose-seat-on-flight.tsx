import type { LoadedQuery } from '#web/app/apollo/loaded-query.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
import { checkInPath, onWithCheckInPath } from '#web/app/components/check-in/check-in-paths.ts';
import { Missing } from '#web/app/components/missing/missing.tsx';
import { chooseSeatOnFlightPath } from '#web/app/components/seat-order/seat-paths.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { ChooseSeatView, type PartyMap } from './choose-seat-view.tsx';
import { partyOn } from './party.ts';
import { SeatedFlightDocument } from './seated-flight.query.gen.ts';

type ChooseSeatOnFlightProps = {
  flights: LoadedQuery<typeof SeatedFlightDocument>;
  itineraryId: string;
  map: PartyMap;
  named: readonly string[];
};

/**
 * The seats of a flight that was looked up: its order is not open here, so seats that the fare
 * includes are chosen (RULES 6.23).
 */
export function ChooseSeatOnFlight({ flights, itineraryId, map, named }: ChooseSeatOnFlightProps) {
  const { viewer } = useLoaderQuery(SeatedFlightDocument, flights).data;
  const to = useLocalePath();
  const itinerary = viewer.checkInItineraries.find(({ id }) => id === itineraryId);
  const [anyone] = itinerary?.passengerSegments ?? [];
  if (!itinerary || !anyone?.segment)
    return <Missing what="CHECK_IN" title="check-in-choose-seat.title" />;
  const checkIn = checkInPath(itineraryId);
  return (
    <ChooseSeatView
      party={partyOn(itinerary.passengerSegments, anyone.segment.index, named)}
      flight={anyone.flight}
      unpaid={itinerary.unpaidSeats}
      map={map}
      path={chooseSeatOnFlightPath(itineraryId)}
      resultPath={onWithCheckInPath(itineraryId)}
    >
      <ButtonRow>
        <LinkButton variant="secondary" to={to(checkIn)}>
          <FormattedMessage id="check-in.do" values={{ flight: anyone.flight.flightNumber }} />
        </LinkButton>
      </ButtonRow>
    </ChooseSeatView>
  );
}
