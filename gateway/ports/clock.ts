/** The gateway's one clock. Rules get its instant as a parameter and never ask it themselves. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
