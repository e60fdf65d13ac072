import type { ReactNode } from 'react';
import type { FareConditionsFragment } from '#web/app/components/fare-conditions/fare-conditions.gen.ts';

/** One fare of a flight as it is compared with the others. */
export type FareColumn = {
  readonly brand: FareConditionsFragment;
  /** What it costs. */
  readonly price: ReactNode;
  /** How many seats there are at this price; null when there are more than are counted. */
  readonly seatsLeft: number | null;
  /** The way to choose it. */
  readonly choice: ReactNode;
};

export type FaresProps = { fares: readonly FareColumn[] };
