import type { CityScene } from '#web/app/scenes/stage/city-scene.ts';
import type { AirportEntryFragment } from './airport-entry.gen.ts';

/** An airport of the guide. */
export type GuideAirport = AirportEntryFragment & {
  /** Whether passengers of the airline may use a lounge there. */
  readonly hasLounge: boolean;
  /** Of its city. */
  readonly scene: CityScene | null;
};
