import type { ReactNode } from 'react';
import { useQuery } from '#web/app/components/flight-results/address/use-query.ts';
import styles from './flight-list.module.css';

/** Ways to fly one bound, one below the other in aligned columns; the children are items of the list. */
export function FlightList({ children }: { children: ReactNode }) {
  const { isPending } = useQuery();
  return (
    <ul className={styles.list} data-pending={isPending || undefined} aria-busy={isPending}>
      {children}
    </ul>
  );
}
