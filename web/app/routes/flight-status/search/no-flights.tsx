import { HStack } from '@chakra-ui/react';
import {
  FLIGHT_STATUS_PATH,
  routeStatusAddress,
} from '#web/app/components/flight-day/flight-day-address.ts';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { EmptyState } from '#web/app/ui/empty-state.tsx';
import type { FlightStatusListQuery } from './flight-status.route.gen.ts';
import { type StatusDraft, writeDraft } from './status-question.ts';

type NoFlightsProps = {
  answer: FlightStatusListQuery['flightStatus'];
  draft: StatusDraft;
  cityOf: (code: string | null) => string;
};

/**
 * No flight on that day: the flights by which one gets there with a stop, or the nearest days on
 * which there is one.
 */
export function NoFlights({ answer, draft, cityOf }: NoFlightsProps) {
  const to = useLocalePath();
  const { changeAt, nearestDays } = answer;
  const { by, from, to: destination, date } = draft;
  const legs = changeAt.flatMap(({ code }) => [
    [from ?? '', code] as const,
    [code, destination ?? ''] as const,
  ]);
  const advice =
    legs.length > 0 ? 'viaHub' : nearestDays.length > 0 ? 'nearest' : ('nothing' as const);
  return (
    <EmptyState
      headingLevel="h3"
      title={
        <FormattedMessage
          id={by === 'ROUTE' ? 'flight-status-search.noDirect' : 'flight-status-search.notThatDay'}
          values={{ date: <Day value={date} style="weekday" /> }}
        />
      }
    >
      <p>
        <FormattedMessage
          id="flight-status-search.advice"
          values={{ advice, cities: [...new Set(changeAt.map(({ city }) => city))].join(', ') }}
        />
      </p>
      <HStack as="ul" wrap="wrap" justify="center" gap="2" marginTop="3">
        {legs.map(([origin, arrival]) => (
          <li key={origin + arrival}>
            <LinkButton variant="secondary" to={to(routeStatusAddress(origin, arrival, date))}>
              <FormattedMessage
                id="flight-status-search.leg"
                values={{ from: cityOf(origin), to: cityOf(arrival), origin, arrival }}
              />
            </LinkButton>
          </li>
        ))}
        {legs.length === 0 &&
          nearestDays.map((day) => (
            <li key={day}>
              <LinkButton
                variant="secondary"
                to={to(`${FLIGHT_STATUS_PATH}?${writeDraft({ ...draft, date: day })}`)}
              >
                <Day value={day} style="short" />
              </LinkButton>
            </li>
          ))}
      </HStack>
    </EmptyState>
  );
}
