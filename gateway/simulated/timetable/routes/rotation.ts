import type { AircraftCode } from '#gateway/ports/timetable/aircraft.ts';
import type { Season } from '#gateway/simulated/timetable/season.ts';

/**
 * A flight out of the hub with an odd number and the same aircraft's flight back, one number
 * higher.
 */
export type Rotation = {
  /** Number of the flight out; odd. */
  readonly number: number;
  readonly hub: string;
  readonly to: string;
  readonly aircraft: AircraftCode;
  /** Local time of departure at the hub, `HH:MM`. */
  readonly departs: string;
  /**
   * Local time of departure back, `HH:MM`; as soon as the aircraft has been turned round where it
   * is absent.
   */
  readonly returns?: string;
  /** ISO weekdays on which it leaves the hub, 1 Monday to 7 Sunday. */
  readonly days: string;
  readonly season: Season | 'ALL';
};

type Options = Partial<Pick<Rotation, 'days' | 'season' | 'returns'>>;

/**
 * Rotations of one route, one for each time of departure; their numbers rise by two from `number`.
 */
export const rotations = (
  number: number,
  hub: string,
  to: string,
  aircraft: AircraftCode,
  departures: readonly string[],
  options: Options = {},
): Rotation[] =>
  departures.map((departs, index) => ({
    number: number + 2 * index,
    hub,
    to,
    aircraft,
    departs,
    days: '1234567',
    season: 'ALL',
    ...options,
  }));
