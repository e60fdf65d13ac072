import { Box, Flex, Stack } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { LoadedQuery } from '#web/app/apollo/loaded-query.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
import { isCheckInOpen } from '#web/app/components/check-in/is-check-in-open.ts';
import { DayLinks } from '#web/app/components/flight-day/day-links.tsx';
import { flightDetailsAddress } from '#web/app/components/flight-day/flight-day-address.ts';
import { FlightState, Punctuality } from '#web/app/components/flight-day/flight-state.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageDescription } from '#web/app/page/page-description.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { StructuredData } from '#web/app/page/structured-data.tsx';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { FlightAdvice } from './flight-advice.tsx';
import type { FlightDetailsFragment } from './flight-details.gen.ts';
import { FlightEnds } from './flight-ends.tsx';
import { FlightFacts } from './flight-facts.tsx';
import { FlightGlobe } from './flight-globe.tsx';
import { FlightPicture } from './flight-picture.tsx';
import { FlightStatusDetailsDocument } from './flight-status-details.route.gen.ts';
import { NoSuchFlight } from './no-such-flight.tsx';
import { structuredFlight } from './structured-flight.ts';

/**
 * The way to check-in for a flight, while it is open; nothing before, after and where the flight is
 * cancelled.
 */
export function CheckInLink({ flight }: { flight: FlightDetailsFragment }) {
  const to = useLocalePath();
  const { state, asOf, segment, date, departure } = flight;
  if (state === 'CANCELLED' || !isCheckInOpen(departure.scheduled.instant, asOf)) return null;
  const query = new URLSearchParams({ number: segment.flightNumber, date });
  return (
    <ButtonRow>
      <LinkButton to={to(`/checkIn?${query}`)}>
        <FormattedMessage id="flight-status-flight.checkIn" />
      </LinkButton>
    </ButtonRow>
  );
}

export type FlightPageProps = {
  loaded: LoadedQuery<typeof FlightStatusDetailsDocument>;
  asked: { readonly flightNumber: string; readonly date: LocalDate };
};

/** One flight on one day: its state, its times and places, its aircraft, and the days beside. */
export function FlightPage({ loaded, asked }: FlightPageProps) {
  const intl = useIntl();
  const to = useLocalePath();
  const { day } = useFormat();
  const { data } = useLoaderQuery(FlightStatusDetailsDocument, loaded);
  const { flights, previousDay, nextDay, nearestDays, userErrors } = data.flightStatus;
  const [flight] = flights;
  if (!flight)
    return <NoSuchFlight {...asked} nearestDays={nearestDays} code={userErrors[0]?.code ?? null} />;
  const { segment, date, reason } = flight;
  const { flightNumber, origin, destination } = segment;
  const words = {
    number: flightNumber,
    from: origin.city,
    to: destination.city,
    date: day(date, 'medium'),
  };
  return (
    <>
      <PageTitle id="flight-status-flight.title" values={words} />
      <PageDescription
        text={intl.formatMessage({ id: 'flight-status-flight.description' }, words)}
      />
      <StructuredData data={structuredFlight(flight)} />
      <FlightPicture flight={flight} />
      <PageHeading
        lead={
          <Flex as="span" wrap="wrap" align="center" gap="1" columnGap="3">
            <FlightState state={flight.state} />
            <Punctuality flight={flight} />
            {reason && (
              <FormattedMessage
                id="flight-day.because"
                values={{ reason: intl.formatMessage({ id: 'flight-day.reason' }, { reason }) }}
              />
            )}
          </Flex>
        }
      >
        <FormattedMessage id="flight-status-flight.heading" values={words} />
      </PageHeading>
      <Stack gap="6">
        <FlightAdvice flight={flight} />
        <FlightEnds flight={flight} />
        <CheckInLink flight={flight} />
        <DayLinks
          date={date}
          previousDay={previousDay}
          nextDay={nextDay}
          addressOf={(other) => to(flightDetailsAddress(flightNumber, other))}
        />
        <Flex direction={{ base: 'column', md: 'row' }} gap="8">
          <Box flex="1" minWidth="0">
            <FlightFacts flight={flight} />
          </Box>
          <FlightGlobe flight={flight} />
        </Flex>
      </Stack>
    </>
  );
}
