import type { LiveStates } from '#web/app/components/seat-map/seat-facts.ts';
import type { Choice } from './choice.ts';
import type { ChooseSeatQuery } from './choose-seat.route.gen.ts';
import type { Seated } from './party.ts';

export type SeatChooserProps = {
  map: ChooseSeatQuery['seatMap'];
  party: readonly Seated[];
  flightId: string;
  /** Where a choice that costs nothing leads to. */
  resultPath: string;
};

/** What the parts of the page know of a choice that is under way. */
export type ChoiceProps = Pick<SeatChooserProps, 'map'> & {
  live: LiveStates;
  choice: Choice;
};
