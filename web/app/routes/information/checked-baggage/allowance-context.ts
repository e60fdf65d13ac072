import type { BaggageAirportFragment } from './baggage-airport.gen.ts';
import type { BaggageChoice } from './baggage-choice.ts';

/** What the page passes to the answer inside it. */
export interface AllowanceContext {
  readonly choice: BaggageChoice;
  readonly airports: readonly BaggageAirportFragment[];
}
