import type { CheckInFlightFragment } from '#web/app/components/check-in/check-in-flight.gen.ts';
import { FlightPanel } from '#web/app/components/check-in/flight-panel.tsx';
import { List } from '#web/app/ui/list.tsx';

type FlightListProps = {
  flights: readonly CheckInFlightFragment[];
  onChanged: () => void;
  /** The heading that the list is below. */
  below?: 'h1' | 'h2';
};

/** Flights on which passengers are checked in, the next first. */
export function FlightList({ flights, onChanged, below = 'h2' }: FlightListProps) {
  return (
    <List gap="4">
      {flights.map((flight) => (
        <FlightPanel key={flight.id} flight={flight} onChanged={onChanged} below={below} />
      ))}
    </List>
  );
}
