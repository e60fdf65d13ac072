/** The gateway's one clock. Rules get its instant as a parameter and never ask it themselves. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/**
 * A clock that can be moved, so that a demo need not wait 50 minutes for a deadline. All gateways
 * on a database share it.
 */
export interface DemoClock extends Clock {
  /** How far it is from the system's clock. */
  offsetMinutes(): number;
  /** Moves it, forwards or back, from its current time. */
  advance(minutes: number): Promise<void>;
  /** Back to the system's time. */
  reset(): Promise<void>;
  /** Takes over what another gateway has set. */
  refresh(): Promise<void>;
}
