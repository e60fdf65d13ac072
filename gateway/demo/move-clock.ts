import type { DemoClock } from '#gateway/ports/clock.ts';

export type DemoControls = {
  readonly clock: DemoClock;
  /**
   * Sessions have no clock that is moved: they move along, so that a visitor who plays a member
   * stays signed in.
   */
  readonly sessions: { moveAll(minutes: number, now: Date): Promise<void> };
  /** Runs the sweeps for the new time, without waiting for the next minute. */
  sweep(): Promise<void>;
};

/** Moves the demo's clock by so many minutes, or back to the real time. */
export async function moveClock(
  { clock, sessions, sweep }: DemoControls,
  move: number | 'RESET',
): Promise<void> {
  const before = clock.now();
  const minutes = move === 'RESET' ? -clock.offsetMinutes() : move;
  // First where it goes on, last where it goes back: no session is ever seen past its end.
  if (minutes > 0) await sessions.moveAll(minutes, before);
  if (move === 'RESET') await clock.reset();
  else await clock.advance(minutes);
  if (minutes < 0) await sessions.moveAll(minutes, before);
  await sweep();
}
