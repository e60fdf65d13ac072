import { Stack } from '@chakra-ui/react';
import type { CheckInFlightFragment } from '#web/app/components/check-in/check-in-flight.gen.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { loginPath } from '#web/app/page/return-path.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { FlightList } from './flight-list.tsx';
import { NoFlights } from './no-flights.tsx';

type MyFlightsProps = {
  isMember: boolean;
  flights: readonly CheckInFlightFragment[];
  onChanged: () => void;
};

/** The member's next flight, and the way to the others; for a guest the sign-in. */
export function MyFlights({ isMember, flights, onChanged }: MyFlightsProps) {
  const to = useLocalePath();
  const logged = to('/checkIn/logged');
  return (
    <Stack as="section" aria-labelledby="my-flights" gap="4">
      <h2 className="text-h2" id="my-flights">
        <FormattedMessage id="check-in-overview.mine" />
      </h2>
      {!isMember && (
        <>
          <Muted size="md">
            <FormattedMessage id="check-in-overview.mine.guest" />
          </Muted>
          <ButtonRow>
            <LinkButton variant="secondary" to={loginPath(to('/login'), logged)}>
              <FormattedMessage id="check-in-overview.mine.signIn" />
            </LinkButton>
          </ButtonRow>
        </>
      )}
      {isMember && flights.length === 0 && <NoFlights />}
      <FlightList flights={flights.slice(0, 1)} onChanged={onChanged} />
      {flights.length > 1 && (
        <ButtonRow>
          <LinkButton variant="secondary" to={logged}>
            <FormattedMessage
              id="check-in-overview.mine.all"
              values={{ flights: flights.length }}
            />
          </LinkButton>
        </ButtonRow>
      )}
    </Stack>
  );
}
