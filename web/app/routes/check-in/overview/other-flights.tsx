import { Stack } from '@chakra-ui/react';
import type { CheckInFlightFragment } from '#web/app/components/check-in/check-in-flight.gen.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { FlightList } from './flight-list.tsx';
import { LookUp } from './look-up/look-up.tsx';

type OtherFlightsProps = { flights: readonly CheckInFlightFragment[]; onChanged: () => void };

/** Flights that were looked up in this browser, and the look-up of another one. */
export function OtherFlights({ flights, onChanged }: OtherFlightsProps) {
  return (
    <Stack as="section" aria-labelledby="other-flights" gap="6">
      <h2 className="text-h2" id="other-flights" tabIndex={-1}>
        <FormattedMessage id="check-in-overview.other" />
      </h2>
      <FlightList flights={flights} onChanged={onChanged} />
      <LookUp />
    </Stack>
  );
}
