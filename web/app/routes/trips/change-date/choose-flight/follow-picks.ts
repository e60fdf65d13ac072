import type { FarePick } from '#web/app/components/flight-results/address/picks.ts';
import type { AnswerTimes } from '#web/app/components/flight-results/answer-times.ts';

/** What has been chosen, bound after bound. */
export type PickedBounds<Chosen> = {
  readonly chosen: readonly Chosen[];
  /** The bound that is to be chosen next, counted from 0; null when all are. */
  readonly current: number | null;
  /** Whether it had been chosen, but that fare is not to be had any more. */
  readonly isGone: boolean;
  /** Of the answers that the chosen bounds were found in. */
  readonly times: readonly AnswerTimes[];
};

/** How the bounds of a page are asked for, and how a choice is found in an answer. */
export type PickSource<Answer, Chosen> = {
  /** Answers for one bound, with the `fareId`s of the earlier ones. */
  readonly ask: (index: number, selected: string[]) => Promise<Answer>;
  /** The chosen fare at its price of now; null where it is not to be had any more. */
  readonly find: (answer: Answer, index: number, pick: FarePick) => Chosen | null;
};

/**
 * Finds the chosen fares bound after bound, since each follows from those before it, as far as they
 * are to be had.
 */
export async function followPicks<Answer extends AnswerTimes, Chosen extends { fareId: string }>(
  picks: readonly (FarePick | null)[],
  { ask, find }: PickSource<Answer, Chosen>,
): Promise<PickedBounds<Chosen>> {
  const chosen: Chosen[] = [];
  const times: AnswerTimes[] = [];
  for (const [index, pick] of picks.entries()) {
    const here = { chosen, times, current: index };
    if (!pick) return { ...here, isGone: false };
    const answer = await ask(
      index,
      chosen.map(({ fareId }) => fareId),
    );
    const found = find(answer, index, pick);
    if (!found) return { ...here, isGone: true };
    chosen.push(found);
    times.push({ serverNow: answer.serverNow, expiresAt: answer.expiresAt });
  }
  return { chosen, times, current: null, isGone: false };
}
