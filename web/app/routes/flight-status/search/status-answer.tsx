import { chakra, Stack, Text } from '@chakra-ui/react';
import {
  type PlaceAirport,
  placeOf,
  placesOf,
} from '#web/app/components/airport-combobox/place.ts';
import { DayLinks } from '#web/app/components/flight-day/day-links.tsx';
import { FLIGHT_STATUS_PATH } from '#web/app/components/flight-day/flight-day-address.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { FlightRow } from './flight-row.tsx';
import type { FlightSkies } from './flight-skies.ts';
import type { FlightStatusListQuery } from './flight-status.route.gen.ts';
import { NoFlights } from './no-flights.tsx';
import { ANSWER_HEADING, type StatusDraft, writeDraft } from './status-question.ts';

export type StatusAnswerProps = {
  answer: FlightStatusListQuery['flightStatus'];
  /** What was asked. */
  draft: StatusDraft;
  airports: readonly PlaceAirport[];
  skies: FlightSkies;
};

/** The flights that were asked for, by their departures, and the days beside theirs. */
export function StatusAnswer({ answer, draft, airports, skies }: StatusAnswerProps) {
  const to = useLocalePath();
  const places = placesOf(airports);
  const cityOf = (code: string | null) => placeOf(places, code)?.city ?? code ?? '';
  return (
    <Stack as="section" gap="4" marginTop="8" aria-labelledby={ANSWER_HEADING}>
      <h2 id={ANSWER_HEADING} tabIndex={-1} className="text-h2">
        {draft.by === 'ROUTE' ? (
          <FormattedMessage
            id="flight-status-search.route"
            values={{ from: cityOf(draft.from), to: cityOf(draft.to) }}
          />
        ) : (
          <FormattedMessage id="flight-status-search.flight" values={{ number: draft.flight }} />
        )}
      </h2>
      <DayLinks
        date={draft.date}
        previousDay={answer.previousDay}
        nextDay={answer.nextDay}
        addressOf={(date) => to(`${FLIGHT_STATUS_PATH}?${writeDraft({ ...draft, date })}`)}
      />
      {answer.flights.length > 0 ? (
        <>
          <chakra.ul display="grid" borderBottomWidth="1px">
            {answer.flights.map((one) => (
              <FlightRow key={one.id} flight={one} sky={skies[one.id]} />
            ))}
          </chakra.ul>
          <Text color="fg.muted" fontSize="sm">
            <FormattedMessage id="page.localTimes" />
          </Text>
        </>
      ) : (
        <NoFlights answer={answer} draft={draft} cityOf={cityOf} />
      )}
    </Stack>
  );
}
