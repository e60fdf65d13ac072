import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useQuery } from '#web/app/components/flight-results/address/use-query.ts';

/** Pale while other flights come, but not where they are there at once. */
const PENDING = { opacity: 0.55, transitionDelay: '200ms' };

/** The id of the flights on sale: what leads past the rest of the page leads here. */
export const FLIGHTS = 'flights-on-sale';

/**
 * Ways to fly one bound, one below the other in aligned columns; the children are items of the
 * list.
 */
export function FlightList({ id, children }: { id?: string; children: ReactNode }) {
  const { isPending } = useQuery();
  return (
    <Grid
      as="ul"
      {...(id && { id, tabIndex: -1, scrollMarginTop: '4' })}
      gap="3"
      transition="opacity 200ms {easings.out}"
      aria-busy={isPending}
      // what is sold out, below what is on sale
      css={{ '& + &': { marginTop: '3' } }}
      {...(isPending && PENDING)}
    >
      {children}
    </Grid>
  );
}
