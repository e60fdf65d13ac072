import type { ShownAirlineChangeFragment } from './airline-change.gen.ts';

type Changed = Pick<ShownAirlineChangeFragment, 'state' | 'kind'> & {
  readonly segments: readonly Pick<
    ShownAirlineChangeFragment['segments'][number],
    'segment' | 'after'
  >[];
};

/**
 * Ids of an order's segments whose flight was cancelled, while no other flight is booked in its
 * place.
 */
export const cancelledSegments = ({
  airlineChanges,
}: {
  readonly airlineChanges: readonly Changed[];
}): ReadonlySet<string> =>
  new Set(
    airlineChanges
      .filter(({ kind }) => kind === 'CANCELLED')
      .flatMap(({ state, segments }) =>
        // what is proposed takes the place when it is kept or the time is over
        segments.filter(({ after }) => state === 'OPEN' || (state === 'LAPSED' && !after)),
      )
      .map(({ segment }) => segment.id),
  );
