import type { PartyCounts } from '#schema/rules/travellers/booking-party.ts';
import { useQuery } from '#web/app/routes/booking/search/address/use-query.ts';
import styles from './flight-list.module.css';
import type { FlightRowFragment } from './flight-row.gen.ts';
import { FlightRow } from './flight-row.tsx';

export type FlightListProps = {
  flights: readonly FlightRowFragment[];
  /** Which bound, counted from 0, of how many. */
  index: number;
  count: number;
  party: PartyCounts;
};

/** Ways to fly one bound, one below the other in aligned columns. */
export function FlightList({ flights, ...bound }: FlightListProps) {
  const { isPending } = useQuery();
  return (
    <ul className={styles.list} data-pending={isPending || undefined} aria-busy={isPending}>
      {flights.map((flight) => (
        <li key={flight.key}>
          <FlightRow flight={flight} {...bound} />
        </li>
      ))}
    </ul>
  );
}
