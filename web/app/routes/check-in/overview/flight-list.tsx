import { Stack } from '@chakra-ui/react';
import type { CheckInFlightFragment } from '#web/app/components/check-in/check-in-flight.gen.ts';
import { FlightPanel } from '#web/app/components/check-in/flight-panel.tsx';

type FlightListProps = {
  flights: readonly CheckInFlightFragment[];
  onChanged: () => void;
  /** The heading that the list is below. */
  below?: 'h1' | 'h2';
};

/** Flights on which passengers are checked in, the next first. */
export function FlightList({ flights, onChanged, below = 'h2' }: FlightListProps) {
  return (
    <Stack as="ul" gap="4" listStyleType="none">
      {flights.map((flight) => (
        <FlightPanel key={flight.id} flight={flight} onChanged={onChanged} below={below} />
      ))}
    </Stack>
  );
}
