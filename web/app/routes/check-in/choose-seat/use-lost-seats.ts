import { type Dispatch, type SetStateAction, useCallback, useEffect, useState } from 'react';
import { type Choice, movesIn } from './choice.ts';
import type { ChoiceProps } from './seat-chooser-props.ts';

/** A seat that another passenger got first, and who of the party had chosen it. */
export type LostSeat = { readonly id: string; readonly seat: string };

type Watched = ChoiceProps & {
  setChoice: Dispatch<SetStateAction<Choice>>;
  /** The choice is being submitted: its seats are taken by this very party. */
  paused: boolean;
};

/**
 * Takes out of a choice what others have taken meanwhile, and keeps the rest. `lose` is for those
 * that the gateway refused.
 */
export function useLostSeats({ map, live, choice, setChoice, paused }: Watched) {
  const [all, setAll] = useState<readonly LostSeat[]>([]);
  const lose = useCallback(
    (lost: readonly LostSeat[]) => {
      if (lost.length === 0) return;
      setAll((before) => [
        ...before.filter(({ id }) => !lost.some((one) => one.id === id)),
        ...lost,
      ]);
      setChoice((before) => ({
        chosen: new Map([...before.chosen].filter(([id]) => !lost.some((one) => one.id === id))),
        current: lost[0]?.id ?? before.current,
        said: null,
      }));
    },
    [setChoice],
  );
  useEffect(() => {
    if (paused || !live) return;
    lose(movesIn(map, choice.chosen).filter(({ seat }) => live.has(seat)));
  }, [map, live, choice.chosen, paused, lose]);
  return { all, lose };
}
