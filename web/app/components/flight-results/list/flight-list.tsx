import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useQuery } from '#web/app/components/flight-results/address/use-query.ts';

/** Pale while other flights come, but not where they are there at once. */
const PENDING = { opacity: 0.55, transitionDelay: '200ms' };

/** Ways to fly one bound, one below the other in aligned columns; the children are items of the list. */
export function FlightList({ children }: { children: ReactNode }) {
  const { isPending } = useQuery();
  return (
    <Grid
      as="ul"
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
