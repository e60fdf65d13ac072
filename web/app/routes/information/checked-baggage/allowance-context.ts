import type { BaggageAirportFragment } from './baggage-airport.gen.ts';
import type { BaggageChoice } from './baggage-choice.ts';

/** What the page hands to the answer that stands in it. */
export interface AllowanceContext {
  readonly choice: BaggageChoice;
  readonly airports: readonly BaggageAirportFragment[];
}
